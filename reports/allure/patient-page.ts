import { ReportError } from './report-error.ts';

/** What Allure's program looks for when it decides whether the page holds its data. */
const HOLDS_DATA = 'window.allureReportData';

/**
 * Allure's program starts before the end of the page, where its data stands, has come: on a slow machine or line it
 * then looks for files that do not exist, and stays empty. It waits where it knows from the start that data will come.
 *
 * @throws ReportError where the page does not hold its data as it used to
 */
export function patientPage(page: string): string {
  if (!page.includes(HOLDS_DATA)) {
    throw new ReportError('the Allure report does not hold its data as it used to; its template has changed');
  }
  return page.replace('<head>', () => `<head>\n<script>${HOLDS_DATA} = {};</script>`);
}
