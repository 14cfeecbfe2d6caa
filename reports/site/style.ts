/**
 * The one style sheet, inlined into every page: system fonts, no outside asset, light and dark by preference.
 * Colours keep a contrast of at least 4.5:1 on their ground in both schemes.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbfaf7; --panel: #ffffff; --sunk: #f3f1ec; --ink: #1c1e22; --soft: #5b5f68; --line: #dedad1;
  --link: #1f4f8f; --focus: #1f4f8f;
  --passed: #1f6b42; --failed: #ad1d1d; --error: #7a2e8e; --untested: #7d5200; --inapplicable: #5f636b;
  --failed-ground: #fbe9e7; --partial-ground: #fbf1dd; --passed-ground: #e8f3ec; --error-ground: #f4eaf7;
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Noto Serif", "Liberation Serif", Georgia, serif;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14161a; --panel: #1b1e23; --sunk: #21252b; --ink: #e8e5df; --soft: #a5a8af; --line: #343941;
    --link: #9cc2f5; --focus: #9cc2f5;
    --passed: #7fce9f; --failed: #ff938a; --error: #dba5ec; --untested: #e9bd6a; --inapplicable: #a5a8af;
    --failed-ground: #381b1a; --partial-ground: #33290f; --passed-ground: #16291e; --error-ground: #2c1b33;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.6 var(--sans); background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--panel); padding: .5rem 1rem; z-index: 1; }
.frame { max-width: 68rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
header.top { border-bottom: 1px solid var(--line); }
header.top .frame { display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline; padding-block: .9rem; }
.brand { font-weight: 600; letter-spacing: .01em; margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; list-style: none; margin: 0; padding: 0; font-size: .94rem; }
nav a { display: inline-block; padding: .25rem 0; text-decoration: none; color: var(--soft); }
nav a:hover { color: var(--ink); text-decoration: underline; }
nav a[aria-current] { color: var(--ink); box-shadow: 0 2px 0 var(--ink); }
main { padding-block: clamp(1.75rem, 5vw, 3.5rem) 4rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { font: 400 clamp(1.7rem, 4.6vw, 2.6rem)/1.2 var(--serif); letter-spacing: -.01em; margin: 0 0 .75rem; }
h2 { font: 400 1.55rem/1.25 var(--serif); margin: 3.25rem 0 .5rem; }
h3 { font-size: 1.02rem; margin: 2rem 0 .5rem; }
p, li, dd { max-width: 46rem; }
p { margin: 0 0 1rem; text-wrap: pretty; }
.lead { font-size: 1.1rem; color: var(--soft); }
.soft { color: var(--soft); }
.small { font-size: .88rem; }
code, pre, .id { font-family: var(--mono); font-size: .88em; font-variant-ligatures: none; }
.id { font-weight: 600; white-space: nowrap; }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; overflow-x: auto; overflow-wrap: anywhere; white-space: pre-wrap; font-size: .82rem; line-height: 1.5; margin: .4rem 0 1rem; }
.verdict { border-left: .45rem solid var(--tone); background: var(--tone-ground); padding: clamp(1.25rem, 3.5vw, 2.25rem); border-radius: 0 10px 10px 0; }
.verdict .word { color: var(--tone); font-size: 1.2rem; font-weight: 700; letter-spacing: .04em; margin: 0 0 .4rem; }
.verdict .judged { font-size: .94rem; }
.verdict h1 { max-width: 24em; } .verdict h1.long { font-size: 1.35rem; line-height: 1.4; max-width: 34em; }
.verdict > :last-child { margin-bottom: 0; }
.tone-conforms { --tone: var(--passed); --tone-ground: var(--passed-ground); }
.tone-partial { --tone: var(--untested); --tone-ground: var(--partial-ground); }
.tone-violates { --tone: var(--failed); --tone-ground: var(--failed-ground); }
.tone-not-judged { --tone: var(--error); --tone-ground: var(--error-ground); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr)); gap: 1rem 2rem; margin: 1rem 0 0; }
.facts .wide { grid-column: span 2; }
.facts dt { font-size: .8rem; color: var(--soft); }
.facts dd { margin: 0; }
.mark { white-space: nowrap; font-weight: 600; }
.mark .shape { display: inline-block; width: 1.25em; text-align: center; }
.is-passed { color: var(--passed); } .is-failed { color: var(--failed); } .is-error { color: var(--error); }
.is-untested { color: var(--untested); } .is-inapplicable { color: var(--inapplicable); font-weight: 400; }
.breaches { list-style: none; padding: 0; margin: 1.25rem 0 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.breaches > li, article.rule { max-width: none; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 1.1rem clamp(1rem, 3vw, 1.5rem); }
.breaches > li { border-left: .3rem solid var(--failed); border-radius: 0 8px 8px 0; }
.breaches.unproven > li { border-left-color: var(--error); }
.breaches p:last-child { margin-bottom: 0; }
.leads { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.compare { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; margin: .6rem 0; }
.compare dt { color: var(--soft); font-size: .9rem; } .compare dd { margin: 0; }
.tiles { display: grid; gap: 1.1rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.tiles > li { max-width: none; display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .4rem 1rem; align-items: baseline; }
.tiles ul { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .35rem; }
.tile { display: inline-flex; gap: .35em; align-items: center; min-height: 1.9rem; padding: .1rem .55rem; border: 1px solid var(--line); border-radius: 5px; background: var(--panel); text-decoration: none; font-family: var(--mono); font-size: .82rem; }
.tile.is-failed { background: var(--failed); border-color: var(--failed); color: var(--ground); font-weight: 700; }
.tile.is-error { border: 2px solid currentColor; font-weight: 700; }
.tile.is-untested { border-style: dashed; border-color: currentColor; }
.area { text-transform: capitalize; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; list-style: none; padding: 0; margin: 0 0 1rem; }
.matrix th:nth-child(1) { width: 9rem; } .matrix thead th:nth-child(3) { width: 11.5rem; } .matrix thead th:nth-child(4) { width: 12.5rem; }
.pins td:nth-child(3), .pins td:nth-child(4), .pins thead th:nth-child(3) { min-width: 7.5rem; }
.counts { list-style: none; margin: 0; padding: 0; font-size: .92em; } .exercise { table-layout: fixed; }
.times { display: block; margin-top: .3rem; overflow: visible; } .times .axis { stroke: var(--line); } .times .rest { stroke: var(--soft); } .times .most { stroke: var(--link); stroke-width: 5; } .times circle { fill: var(--link); }
.matrix, .changes { table-layout: fixed; }
.changes thead th:nth-child(1) { width: 40%; }
table { width: 100%; border-collapse: collapse; margin: .75rem 0 1.5rem; font-size: .94rem; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th { text-align: left; font-size: .8rem; font-weight: 600; color: var(--soft); }
tbody th { font-size: inherit; color: inherit; }
th, td { padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; }
td.number, th.number { text-align: right; padding-right: 1.4rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr.row-failed { background: var(--failed-ground); }
tr.row-failed > :first-child { box-shadow: inset .3rem 0 0 var(--failed); }
tr > :first-child { padding-left: .75rem; }
.rules { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
article.rule { scroll-margin-top: 1rem; }
article.rule.failed { border-left: .3rem solid var(--failed); border-radius: 0 8px 8px 0; }
article.rule:target { outline: 2px solid var(--focus); outline-offset: 2px; }
article.rule h3 { margin: 0 0 .35rem; font-weight: 600; }
article.rule > :last-child { margin-bottom: 0; }
.tests { list-style: none; padding: 0; margin: .5rem 0; }
.tests li { padding: .2rem 0; max-width: none; }
details > summary { cursor: pointer; color: var(--link); padding: .2rem 0; }
footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .85rem; }
footer .frame { padding-block: 1.25rem 2.5rem; }
@media (max-width: 44rem) {
  .tiles > li { grid-template-columns: minmax(0, 1fr); }
  .facts { grid-template-columns: minmax(0, 1fr); gap: .35rem; } .facts > div { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); align-items: baseline; }
  .facts .wide { grid-column: auto; }
  .stack caption { display: block; }
  .stack thead { position: absolute; left: -999rem; }
  .stack tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .stack th, .stack td { display: block; border: 0; padding: .1rem .75rem; }
  .stack, .stack tbody { display: block; }
  .matrix th:nth-child(n) { width: auto; }
  .stack td.number { text-align: left; }
  .stack td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); font-size: .85rem; }
}
@media print {
  header.top nav, .skip { display: none; }
  article.rule, .breaches > li { break-inside: avoid; }
}
@media (forced-colors: active) { .tile.is-failed { outline: 3px solid; } }
`;
