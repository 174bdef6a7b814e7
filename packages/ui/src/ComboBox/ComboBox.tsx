import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { use, useMemo, useState } from 'react';
import { byBeginning } from './by-beginning.ts';
import { controlButton, controlGroup, controlInput, field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  asWideAsTrigger,
  detail,
  option as optionClass,
  options as optionsClass,
  popover,
  tick,
  words,
} from '../Select/Select.css.ts';
import type { Choice } from '../Select/Select.tsx';
import { empty } from './ComboBox.css.ts';

export type ComboBoxChoice<Value extends string = string> = Choice<Value> & {
  /** What else it is found by when that is typed, unseen. */
  otherNames?: string;
};

export type ComboBoxProps<Value extends string> = FieldTexts & {
  /** What there is to choose from: `value`, `label`, and if need be `description`, `icon`, `otherNames`. */
  options: readonly ComboBoxChoice<Value>[];
  /** What is chosen. */
  value: Value | null;
  /** Something else is chosen; `null` once the field is emptied. */
  onChange: (value: Value | null) => void;
  /** Somebody turns to the field: the time to gather options that take a while. */
  onFocus?: () => void;
  /** A text as it is compared: what is found holds what is typed, once both are folded. */
  fold: (text: string) => string;
  /** Shown where nothing fits what was typed. */
  emptyMessage: string;
  /** An example of what to type; never the only help. */
  placeholder?: string;
  /** The name under which a form sends it, and under which its errors come back. */
  name?: string;
  /** It has to be answered before the form is sent. */
  isRequired?: boolean;
  /** It cannot be answered now. */
  isDisabled?: boolean;
};

/** A list of hundreds leaves in sight what it stands in. */
const maxHeight = 320;

/** One of many, found by typing. For fewer than ten, prefer Select. */
export function ComboBox<Value extends string>({
  label,
  optionalLabel,
  description,
  errorMessage,
  options,
  value,
  onChange,
  fold,
  emptyMessage,
  placeholder,
  ...props
}: ComboBoxProps<Value>) {
  const [typed, setTyped] = useState('');
  const sorted = useMemo(() => byBeginning(options, typed, fold), [options, typed, fold]);
  const names = useMemo(
    () =>
      new Map(
        options.map(({ label, otherNames = '' }) => [label, `${fold(label)}\n${fold(otherNames)}`]),
      ),
    [options, fold],
  );
  return (
    <AriaComboBox
      {...props}
      className={field}
      allowsEmptyCollection
      defaultItems={sorted}
      defaultFilter={(label, wanted) => names.get(label)?.includes(fold(wanted)) ?? false}
      onInputChange={setTyped}
      value={value}
      onChange={(key) => {
        onChange(options.find((option) => option.value === key)?.value ?? null);
      }}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <Group className={controlGroup}>
        <TypingField {...(placeholder ? { placeholder } : {})} />
        <Button className={controlButton}>
          <Icon name="chevron-down" size="small" />
        </Button>
      </Group>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
      <Popover
        className={`${popover} ${asWideAsTrigger}`}
        offset={4}
        containerPadding={8}
        maxHeight={maxHeight}
      >
        <ListBox<Choice<Value>>
          className={optionsClass}
          renderEmptyState={() => <div className={empty}>{emptyMessage}</div>}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={optionClass}>
              {option.icon ? <Icon name={option.icon} /> : null}
              <span dir="auto" className={words} translate={option.isWritten ? 'no' : undefined}>
                <span>{option.label}</span>
                {option.description ? (
                  <span dir="auto" className={detail}>
                    {option.description}
                  </span>
                ) : null}
              </span>
              <span className={tick}>
                <Icon name="check" size="small" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Alt and the arrow down show the list without a choice in it, as in any list of a system. */
function TypingField({ placeholder }: { placeholder?: string }) {
  const list = use(ComboBoxStateContext);
  return (
    <Input
      dir="auto"
      className={controlInput}
      {...(placeholder ? { placeholder } : {})}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        list?.open(null, 'manual');
      }}
    />
  );
}
