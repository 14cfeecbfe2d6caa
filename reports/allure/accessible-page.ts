/**
 * Allure's buttons that show only a picture have no name, so that a screen reader says "button" to each; the one
 * around an error message has a name that hides the message. Runs in the report, whenever something is drawn.
 */
const NAMING = `
(() => {
  const known = { 'toggle-layout-button': 'Layout', 'test-result-nav-prev': 'Previous test', 'test-result-nav-next': 'Next test' };
  const around = (button) => {
    let place = button.parentElement;
    while (place && place.id !== 'app' && !place.textContent.trim()) place = place.parentElement;
    return place && place.id !== 'app' ? place.textContent.trim().slice(0, 80) : 'the report';
  };
  const nameOf = (button) => {
    if (button.previousElementSibling?.dataset.testid === 'toggle-layout-button') return 'Light or dark';
    return known[button.dataset.testid] ?? 'Open, close or copy: ' + around(button);
  };
  const nameAll = () => {
    for (const button of document.querySelectorAll('button:not([aria-label])'))
      if (!button.textContent.trim()) button.setAttribute('aria-label', nameOf(button));
    for (const button of document.querySelectorAll('[data-testid="test-result-error"] button[aria-label="Error"]'))
      button.removeAttribute('aria-label');
  };
  new MutationObserver(nameAll).observe(document.documentElement, { childList: true, subtree: true });
})();
`;

/** Words that stand out too little from their ground, by axe's measure. */
const COLOURS = `
[data-testid="test-result-status-failed"] span { color: #000; }
[data-testid="test-result-error-header"] p { color: inherit; }
`;

/** The report with what axe calls serious mended; the script stands before anything that draws. */
export function accessiblePage(page: string): string {
  return page
    .replace('<head>', () => `<head>\n<script>${NAMING}</script>`)
    .replace('</head>', () => `<style>${COLOURS}</style></head>`)
    .replace('<div id="app"', () => '<div role="main" id="app"');
}
