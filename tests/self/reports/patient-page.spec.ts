import { test, expect } from '@playwright/test';
import { patientPage } from '#reports/allure/patient-page.ts';

test('the page says that it holds data before anything in it runs', () => {
  const page = patientPage(
    '<head>\n<script src="app"></script><script>window.allureReportData = {}</script>',
  );

  expect(page).toMatch(/^<head>\n<script>window\.allureReportData = {};<\/script>/);
});

test('a page that holds its data in another way is not mended, and said so', () => {
  expect(() => patientPage('<head></head>')).toThrow(
    'the Allure report does not hold its data as it used to; its template has changed',
  );
});
