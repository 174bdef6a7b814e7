import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Controlled } from './playground.ts';

type FieldProps = { value?: string; onChange?: (value: string) => void };

function Field({ value = '', onChange }: FieldProps) {
  return <input value={value} onChange={({ target }) => onChange?.(target.value)} />;
}

/** Controls that answer only when asked to, one answer after the other. */
function LateControls() {
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState<unknown[]>([]);
  const [next, ...rest] = asked;
  return (
    <>
      <Controlled
        keeps={['value', 'onChange']}
        shown={<Field value={value} />}
        report={(wanted) => setAsked((before) => [...before, wanted])}
      />
      <button
        type="button"
        onClick={() => {
          setValue(String(next));
          setAsked(rest);
        }}
      >
        Answer
      </button>
      <button type="button" onClick={() => setValue('2024')}>
        Choose
      </button>
    </>
  );
}

test('fast typing survives late controls; their choices show', async () => {
  const screen = await render(<LateControls />);
  const field = screen.getByRole('textbox');
  await field.fill('3');
  await field.fill('31');
  await screen.getByRole('button', { name: 'Answer' }).click();
  await expect.element(field).toHaveValue('31');
  await screen.getByRole('button', { name: 'Answer' }).click();
  await expect.element(field).toHaveValue('31');
  await screen.getByRole('button', { name: 'Choose' }).click();
  await expect.element(field).toHaveValue('2024');
});
