/** A page of another tool, with a way back to the verdict above whatever it shows. */
export function withWayBack(page: string): string {
  return page.replace('<body>', () => `<body>${LINK}`);
}

/** Legible on white and on black: it follows the reader's colour scheme and names both colours itself. */
const LINK = `<nav aria-label="Report" style="font: 14px/1.5 sans-serif; color-scheme: light dark; background: Canvas; padding: 6px 16px">
<a href="../index.html" style="color: LinkText">Back to the verdict</a></nav>`;
