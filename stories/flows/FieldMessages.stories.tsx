import { i18nObject, messageOf } from '@ecritoire/i18n';
import {
  CheckboxGroup,
  ComboBox,
  DatePicker,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@ecritoire/ui';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { fieldMessages, type FieldKind } from '../states/field-messages.ts';

export default { title: 'States/Field messages', tags: ['!autodocs'] };

type Texts = { label: string; errorMessage: string };

const ignore = () => {};
const options = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'English' },
];

const fields: Readonly<Record<FieldKind, (texts: Texts) => ReactElement>> = {
  TextField: (texts) => <TextField {...texts} />,
  TextArea: (texts) => <TextArea {...texts} rows={2} />,
  NumberField: (texts) => <NumberField {...texts} decreaseLabel="−" increaseLabel="+" />,
  DatePicker: (texts) => <DatePicker {...texts} value={null} onChange={ignore} />,
  Select: (texts) => (
    <Select {...texts} options={options} placeholder="" value={null} onChange={ignore} />
  ),
  ComboBox: (texts) => (
    <ComboBox
      {...texts}
      emptyMessage=""
      fold={(text) => text}
      options={options}
      value={null}
      onChange={ignore}
    />
  ),
  RadioGroup: (texts) => <RadioGroup {...texts} options={options} value={null} onChange={ignore} />,
  CheckboxGroup: (texts) => (
    <CheckboxGroup {...texts} options={options} value={[]} onChange={ignore} />
  ),
};

/** Each message that can stand under a kind of field, under one of its own. */
const messagesOf = (kind: FieldKind): StoryObj => ({
  render: (_args, { globals }) => {
    const texts = i18nObject(globals['language'] === 'en' ? 'en' : 'fr');
    return (
      <Stack>
        {fieldMessages[kind].map((message) => (
          <div key={message}>
            {fields[kind]({
              label: texts.projects.name(),
              errorMessage: messageOf(texts, `validation.${message}`),
            })}
          </div>
        ))}
      </Stack>
    );
  },
});

// Storybook reads the tags without running the file.
export const Text = { ...messagesOf('TextField'), tags: ['field:TextField'] };
export const LongText = { ...messagesOf('TextArea'), tags: ['field:TextArea'] };
export const Number = { ...messagesOf('NumberField'), tags: ['field:NumberField'] };
export const Day = { ...messagesOf('DatePicker'), tags: ['field:DatePicker'] };
export const OneOfAList = { ...messagesOf('Select'), tags: ['field:Select'] };
export const OneOfALongList = { ...messagesOf('ComboBox'), tags: ['field:ComboBox'] };
export const OneOfAFew = { ...messagesOf('RadioGroup'), tags: ['field:RadioGroup'] };
export const SomeOfAFew = { ...messagesOf('CheckboxGroup'), tags: ['field:CheckboxGroup'] };
