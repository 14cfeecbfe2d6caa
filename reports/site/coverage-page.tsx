/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { RequirementOutcome, Statement } from '#reports/statement/statement.ts';
import { count } from '#reports/statement/verdict-sentence.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { Page } from './page.tsx';
import type { Neighbours } from './page.tsx';
import { TableHead } from './table-head.tsx';

/** A section of the API document: `section 5` is called `Authentication`. */
export interface DocumentSection {
  readonly section: string;
  readonly title: string;
}

interface Props {
  readonly statement: Statement;
  readonly neighbours: Neighbours;
  readonly sections: readonly DocumentSection[];
}

/** Which part of the contract was exercised, which part of the document is judged by how many tests, and which part is open. */
export const CoveragePage: FC<Props> = ({ statement, neighbours, sections }) => {
  const { requirements, openPoints } = statement;
  const judged = requirements.filter(({ outcome }) => outcome === 'passed' || outcome === 'failed');
  return (
    <Page name="coverage" title="Coverage" statement={statement} neighbours={neighbours}>
      <h1>What was looked at</h1>
      <p class="lead">
        {count(judged.length, 'promise')} of {requirements.length} judged by {testsOf(requirements)} tests,{' '}
        {count(openPoints.filter(({ observed }) => observed !== null).length, 'open point')} of{' '}
        {openPoints.length} observed.
      </p>
      <SectionTable statement={statement} sections={sections} />
      <ExerciseTable exercised={statement.traffic?.exercised ?? []} />
      <PromiseTable requirements={requirements} />
    </Page>
  );
};

const SectionTable: FC<{ statement: Statement; sections: readonly DocumentSection[] }> = ({
  statement,
  sections,
}) => (
  <table class="stack">
    <caption>By section of the document</caption>
    <TableHead columns={['Section', 'Promises', 'Tests', 'Open points']} numbers={['Tests', 'Open points']} />
    <tbody>
      {allSections(statement, sections).map(({ section, title }) => {
        const rows = statement.requirements.filter((row) => sectionOf(row.section) === section);
        return (
          <tr>
            <th scope="row" style="font-weight: 400">
              {section}
              {title === '' ? '' : `, ${title}`}
            </th>
            <td data-label="Promises">
              {rows.length === 0 ? <span class="soft">none</span> : null}
              {rows.map(({ id }) => (
                <>
                  <a href={`index.html#${id}`}>{id}</a>{' '}
                </>
              ))}
            </td>
            <td class="number" data-label="Tests">
              {testsOf(rows)}
            </td>
            <td class="number" data-label="Open points">
              {statement.openPoints.filter((point) => sectionOf(point.section) === section).length}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const PromiseTable: FC<{ requirements: readonly RequirementOutcome[] }> = ({ requirements }) => (
  <table class="stack">
    <caption>By promise</caption>
    <TableHead columns={['Promise', 'Outcome', 'Tests', 'Files']} numbers={['Tests']} />
    <tbody>
      {requirements.map(({ id, outcome, tests }) => (
        <tr>
          <th scope="row">
            <a class="id" href={`index.html#${id}`}>
              {id}
            </a>
          </th>
          <td>
            <OutcomeMark outcome={outcome} />
          </td>
          <td class="number" data-label="Tests">
            {tests.length}
          </td>
          <td data-label="Files">{[...new Set(tests.map(({ file }) => file))].join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The document's sections, and whatever else a row names. */
function allSections(statement: Statement, sections: readonly DocumentSection[]): readonly DocumentSection[] {
  const known = new Set(sections.map(({ section }) => section));
  const used = [...statement.requirements, ...statement.openPoints].map(({ section }) => sectionOf(section));
  const others = [...new Set(used)].filter((section) => !known.has(section)).sort();
  return [...sections, ...others.map((section) => ({ section, title: '' }))];
}

/** `section 5, rule 3` belongs to `section 5`. */
function sectionOf(place: string): string {
  return /^sections? \d+/.exec(place)?.[0].replace('sections', 'section') ?? place;
}

function testsOf(rows: readonly RequirementOutcome[]): number {
  return new Set(rows.flatMap(({ tests }) => tests.map(({ file, title }) => `${file} ${title}`))).size;
}
