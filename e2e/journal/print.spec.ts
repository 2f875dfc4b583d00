import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { createDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

/** The page as the browser prints it. */
async function printed(page: Page): Promise<string> {
  const { text } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('print gives the open entry, whole, and nothing else; without one the list', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await accounts.aUser();
  const long = Array.from({ length: 60 }, (_, i) => `Párrafo ${i + 1} de una carta larga.`).join('\n\n');
  const entry = (words: string, createdAt: string) => ({
    kind: 'entry' as const,
    key: randomUUID(),
    fields: { title: 'Nueva entrada personal', 'responses.personal_content': words },
    createdAt,
  });
  await createDocuments(await accounts.clientOf(user), [
    entry(long, '2026-11-20T10:00:00.000Z'),
    entry('Otra página que no se imprime', '2026-11-19T10:00:00.000Z'),
  ]);
  await signIn(user);
  await page.goto('/journaling');
  await expect(page.getByRole('article')).toHaveCount(2);
  const list = await printed(page);
  expect(list).toContain('Otra página que no se imprime');
  expect(list).not.toMatch(/Recursos|Contacto|Salida rápida/);

  await page.getByRole('button', { name: /^Párrafo 1 de una/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const open = await printed(page);
  // The dialog's name, out of sight, is its first line once more.
  expect(new Set(open.match(/Párrafo \d+ de una carta larga/g)).size).toBe(60);
  expect(open).not.toMatch(/Otra página|Modificar Entrada|Siguiente/);
});
