import { expect, test } from '@playwright/test';
import { isForeign, isForeignChange } from '#fixtures/data/foreign-words.ts';

for (const words of [
  'Nummer der Rechnung, wird von uns vergeben.',
  'Betrag ohne Steuer in Euro; darf 0 sein.',
  'Le montant de la facture ne peut être négatif.',
  'Fecha de entrega, posterior a la fecha del pedido.',
  'Il codice deve essere unico.',
  'Het nummer van de klant.',
  'Номер клиента.',
  '顧客番号は変更できません。',
  'Arrotondato a due decimali.',
  'Afgerond op twee decimalen.',
  'Zaokrouhleno na dvě místa.',
  'Immer in Kleinschreibung.',
  'Wird mit invoiced_on verschoben.',
]) {
  test(`nobody here reads: ${words}`, () => {
    expect(isForeign(words)).toBe(true);
  });
}

for (const words of [
  'Name of the Café des Arts de la Ville.',
  'Number of the invoice, e.g. Rechnung 12 von 20.',
  'Greek letters come back as they are: Ελλάδα.',
  'Due date.',
  'Mail, ada@example.com.',
  'IBAN (DE89 3704).',
  'License: MIT.',
  'Delivery van.',
  'Criteria met.',
  'Norm: EN 1090.',
  'Given name, e.g. José.',
  'Country, ISO 3166: DE',
  'COM port.',
  'In minor units.',
  'A name such as São Paulo or Łódź is kept as it is.',
  undefined,
]) {
  test(`this is English, or may be: ${String(words)}`, () => {
    expect(isForeign(words)).toBe(false);
  });
}

for (const [words, isTold] of [
  ['Neue sind beantragt, gleich was gesendet wird.', true],
  ['Der erste Tag des Monats wird gespeichert.', true],
  ['Se guarda en mayúsculas.', true],
  ['Le montant est calculé par le service.', true],
  ['Se redondea a dos decimales.', false],
  ['Der Name des Kunden, höchstens 40 Zeichen.', false],
  ['Stored in the usual form.', false],
] as const)
  test(`another language ${isTold ? 'tells' : 'does not tell'} that a value changes: ${words}`, () => {
    expect(isForeignChange(words)).toBe(isTold);
  });
