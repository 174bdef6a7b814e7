import {
  createDocument,
  editor,
  expect,
  expectSaved,
  languages,
  signIn,
  startSession,
  test,
} from './test.ts';

// Counted by hand with the rules of the product: a hyphenated word is one, l’homme is one, a dialogue dash none.
const paragraphs = [
  { text: '«\u202FOui\u202F», dit-il — c’était l’heure bleue.', words: 5 },
  { text: '— Où vas-tu\u202F? demanda-t-elle en riant 🌊.', words: 5 },
  {
    text: 'Il n’y avait plus, sur l’arc-en-ciel, qu’un reste de lumière et 10\u202F000 cœurs.',
    words: 13,
  },
];
const words = 23;

for (const { name, prefix, texts, again } of languages) {
  // SAVE-20, SESSION-5
  test(`a session goes from start to publication, in ${name}${again}`, async ({ page, email }) => {
    test.slow();
    await signIn(page, texts, prefix, email);
    await createDocument(page, texts, prefix);

    await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByText(texts.document.readOnlyText)).toBeVisible();
    await startSession(page, texts);
    await expect(editor(page)).toBeFocused();

    for (const [index, { text }] of paragraphs.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(text);
    }
    await expectSaved(page, texts);
    await expect(editor(page).locator(':scope > p')).toHaveText(paragraphs.map(({ text }) => text));

    const bar = page.getByRole('region', { name: texts.session.barLabel });
    await expect(bar.getByText(new RegExp(`^${words}\\s(mots|words)$`))).toBeVisible();
    await expect(bar.getByText(texts.session.wordsOfSession)).toBeVisible();
    await expect(page.getByRole('main').getByText(texts.document.wordsOfText)).toBeVisible();
    await expect(bar.locator('[data-state]')).toHaveCount(0);
    await bar.getByRole('button', { name: texts.session.pause }).click();
    await expect(editor(page)).toHaveAttribute('contenteditable', 'false');
    await page.keyboard.type('lost');
    await expect(editor(page)).not.toContainText('lost');
    await bar.getByRole('button', { name: texts.session.resume }).click();
    await expect(editor(page)).toHaveAttribute('contenteditable', 'true');

    // A session under a minute has no words per minute: the French one lasts a real minute.
    const lastsAMinute = prefix === '';
    if (lastsAMinute) {
      await expect(bar.getByRole('timer')).toHaveText(/^01:0\d$/, { timeout: 80_000 });
    }
    await bar.getByRole('button', { name: texts.session.stop }).click();
    const review = page.getByRole('dialog', { name: texts.review.title });
    const suggested = texts.review.short.first.split('{')[0] ?? '';
    await expect(review.getByRole('textbox', { name: texts.review.sessionTitle })).toHaveValue(
      new RegExp(`^${suggested}`),
    );
    await review.getByRole('textbox', { name: texts.review.comment }).fill('Bon début.');
    await review.getByText(texts.review.sentimentPositive).click();
    await review.getByText(texts.review.visibilityPublic).click();
    await expect(review.getByRole('radio', { name: texts.review.visibilityPublic })).toBeChecked();
    await review.getByRole('button', { name: texts.review.publish }).click();
    await expect(page.getByText(texts.messages.writingSessions.published)).toBeVisible();

    await page.goto(`${prefix}/app/sessions`);
    const session = page
      .getByRole('list', { name: texts.sessions.listLabel })
      .getByRole('listitem');
    await expect(session).toHaveCount(1);
    await expect(session).toContainText(texts.sessions.status.published);
    await expect(session).toContainText('Bon début.');
    const figure = (label: string) => session.getByRole('group', { name: label, exact: true });
    await expect(figure(texts.sessions.words)).toHaveText(new RegExp(`^${words}\\s(mots|words)$`));
    await expect(figure(texts.sessions.paragraphs)).toContainText(String(paragraphs.length));
    await expect(figure(texts.sessions.duration)).toHaveText(lastsAMinute ? /1\s*min/ : /\d\s*s/);
    // 23 words in 60 to 69 seconds; none under one minute.
    const perMinute = figure(texts.sessions.wordsPerMinute);
    if (lastsAMinute) await expect(perMinute).toHaveText(/^2[0-3]\s/);
    else await expect(perMinute).toHaveCount(0);

    await page.reload();
    await expect(session).toContainText(texts.sessions.status.published);
  });
}
