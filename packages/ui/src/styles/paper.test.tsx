import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(() => commands.emulatePaper(false));

const nothing = () => {};
const options = [{ value: 'a', label: 'Un' }];

const controls: Record<string, ReactElement> = {
  Form: (
    <Form onSubmit={nothing} actions={<Button type="submit">Envoyer</Button>}>
      <Text>Cinq questions.</Text>
      <TextField label="Titre" />
    </Form>
  ),
  TextField: <TextField label="Titre" description="Trois lettres." />,
  SearchField: <SearchField label="Chercher" clearLabel="Effacer" value="" onChange={nothing} />,
  Select: (
    <Select label="Trier par" placeholder="" options={options} value="a" onChange={nothing} />
  ),
  RadioGroup: (
    <RadioGroup label="Langue" description="Une." options={options} value="a" onChange={nothing} />
  ),
  Switch: <Switch label="Raccourcis" description="D’une touche." />,
};

// SAVE-37
test.each(Object.entries(controls))('on paper %s leaves nothing', async (_name, control) => {
  const { container } = await render(control);
  expect(container.innerText).not.toBe('');
  await commands.emulatePaper(true);
  expect(container.innerText).toBe('');
});
