import { ask, expect, languages, openHome, requestsOf, test } from './test.ts';

const [, english] = languages;

test('a form says what it needs before it is sent @again', async ({ page, email }) => {
  const { prefix, texts } = english;
  await openHome(page, prefix, email);
  await page.goto(`${prefix}/app/projects`);
  await page.getByRole('button', { name: texts.projects.new }).click();
  const field = page.getByRole('textbox', { name: texts.projects.name });
  await expect(field).toHaveAccessibleDescription(texts.projects.nameHint);

  const sent = requestsOf(page, '/api/projects');
  const create = page.getByRole('button', { name: texts.common.create });
  for (const [written, message] of [
    ['  ', texts.messages.validation.required],
    // The rule itself, in the place of the help that says it.
    [' ab ', texts.projects.nameHint],
  ] as const) {
    await field.fill(written);
    await create.click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent.filter((request) => request.method() === 'POST')).toEqual([]);

  await field.fill('Été');
  await create.click();
  await page.getByRole('button', { name: texts.project.newDocument }).click();
  await create.click();
  await expect(page.getByText(texts.messages.validation.required)).toBeVisible();
  const { items } = await ask<{ items: unknown[] }>(page, 'GET', '/api/projects');
  expect(items).toHaveLength(1);
});
