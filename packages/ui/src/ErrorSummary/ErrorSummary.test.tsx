import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Form } from '../Form/Form.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fold } from '../story-support/fold.ts';

const choices = [{ value: 'a', label: 'Premier' }] as const;

function LongForm() {
  const [isSent, setSent] = useState(false);
  return (
    <Form onSubmit={() => setSent(true)} actions={<Button type="submit">Envoyer</Button>}>
      <ErrorSummary
        title="Trois réponses à revoir"
        errors={
          isSent
            ? ['nom', 'format', 'langue', 'jour', 'lieu'].map((field) => ({
                field,
                label: field,
                message: 'vide.',
              }))
            : []
        }
      />
      <TextField name="nom" label="Nom" />
      <Select
        name="format"
        label="Format"
        placeholder="–"
        options={choices}
        value={null}
        onChange={() => {}}
      />
      <DatePicker name="jour" label="Jour" value={null} onChange={() => {}} />
      <ComboBox
        fold={fold}
        name="lieu"
        label="Lieu"
        emptyMessage="Rien"
        options={choices}
        value={null}
        onChange={() => {}}
      />
      <RadioGroup name="langue" label="Langue" options={choices} value={null} onChange={() => {}} />
    </Form>
  );
}

test('takes focus on failure; lines lead to their fields', async () => {
  const screen = await render(<LongForm />);
  await screen.getByRole('button', { name: 'Envoyer' }).click();
  const summary = screen.getByRole('group', { name: 'Trois réponses à revoir' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('button', { name: /nom/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
  await summary.getByRole('button', { name: /format/ }).click();
  await expect.element(screen.getByRole('button', { name: /Format/ })).toHaveFocus();
  await summary.getByRole('button', { name: /langue/ }).click();
  await expect.element(screen.getByRole('radio')).toHaveFocus();
  await summary.getByRole('button', { name: /jour/ }).click();
  await expect.element(screen.getByRole('spinbutton').first()).toHaveFocus();
  await summary.getByRole('button', { name: /lieu/ }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Lieu' })).toHaveFocus();
});

// PAGE-132
test('takes focus again when resubmitted unchanged', async () => {
  const screen = await render(<LongForm />);
  const button = screen.getByRole('button', { name: 'Envoyer' });
  await button.click();
  const summary = screen.getByRole('group', { name: 'Trois réponses à revoir' });
  await expect.element(summary).toHaveFocus();
  await button.click();
  await expect.element(summary).toHaveFocus();
});
