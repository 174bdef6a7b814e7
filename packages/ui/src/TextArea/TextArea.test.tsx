import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextArea } from './TextArea.tsx';

// SITE-19
test('a text area grows with its text, and shrinks back', async () => {
  const screen = await render(<TextArea label="Notes" rows={2} />);
  const area = screen.getByRole('textbox');
  const height = () => area.element().getBoundingClientRect().height;
  const empty = height();
  await area.fill('un\ndeux\ntrois\nquatre\ncinq\nsix');
  expect(height()).toBeGreaterThan(empty * 1.5);
  expect(area.element().scrollHeight).toBeLessThanOrEqual(area.element().clientHeight);
  await area.fill('un');
  expect(height()).toBe(empty);
});

// SITE-19
test('a long text scrolls inside', async () => {
  const screen = await render(<TextArea label="Notes" />);
  const area = screen.getByRole('textbox');
  await area.fill('une ligne\n'.repeat(200));
  const { clientHeight, scrollHeight } = area.element();
  expect(clientHeight).toBeLessThan(window.innerHeight * 0.7);
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  const { overflowY } = getComputedStyle(area.element());
  expect(overflowY).toBe('auto');
  const field = area.element().parentElement;
  expect(field?.scrollHeight).toBe(field?.clientHeight);
});

test('the count follows the text and describes the field', async () => {
  const screen = await render(
    <TextArea
      label="Commentaire"
      description="Pour vous seul."
      maxLength={20}
      formatCount={(length, maximum) => `${length} sur ${maximum ?? ''}`}
    />,
  );
  const area = screen.getByRole('textbox');
  await area.fill('Cœur');
  await expect.element(area).toHaveAccessibleDescription('Pour vous seul. 4 sur 20');
  // As the contract counts: an emoji is one character.
  await area.fill('Cœur🖋');
  await expect.element(area).toHaveAccessibleDescription('Pour vous seul. 5 sur 20');
});

// SITE-18
test('excess length is reported, never cut', async () => {
  const screen = await render(
    <TextArea label="Notes" maxLength={4} tooLong={(over) => `${over} de trop`} />,
  );
  const area = screen.getByRole('textbox');
  await area.fill('Marée');
  await expect.element(area).toHaveValue('Marée');
  await expect.element(area).toHaveAccessibleDescription('1 de trop');
  await area.fill('Cale');
  await expect.element(area).toBeValid();
});
