import { useContext, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
  type NumberFieldProps as AriaProps,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { figures, group, step as stepClass } from './NumberField.css.ts';

export type NumberFieldProps = Omit<
  AriaProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'isInvalid'
  | 'commitBehavior'
  | 'incrementAriaLabel'
  | 'decrementAriaLabel'
> &
  FieldTexts & {
    /** How far the buttons, the arrow keys and those of pages go; what is typed stays as it was typed. */
    step?: number;
    /** Names the plus. */
    increaseLabel: string;
    /** Names the minus. */
    decreaseLabel: string;
  };

const directionOf: Record<string, 1 | -1> = {
  ArrowUp: 1,
  PageUp: 1,
  ArrowDown: -1,
  PageDown: -1,
};

/** The next whole step from a number that may lie between two. */
const nextStep = (value: number, step: number, direction: 1 | -1): number =>
  step * (direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1);

type StepsProps = Pick<NumberFieldProps, 'increaseLabel' | 'decreaseLabel'> & { step: number };

/** React Aria’s own steps would call every number between two of them invalid. */
function Steps({ step, increaseLabel, decreaseLabel }: StepsProps) {
  const state = useContext(NumberFieldStateContext);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const go = (direction: 1 | -1) => {
    // What is typed counts, although the field has not been left.
    flushSync(() => state?.commit());
    const now = latest.current;
    if (now === null) return;
    const next = nextStep(Number.isNaN(now.numberValue) ? 0 : now.numberValue, step, direction);
    const { minValue = -Infinity, maxValue = Infinity } = now;
    now.setNumberValue(Math.min(Math.max(next, minValue), maxValue));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // They lead through what is typed, not to the least and the most.
    if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
    const direction = directionOf[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(direction);
  };
  const button = {
    slot: null,
    className: stepClass,
    preventFocusOnPress: true,
    excludeFromTabOrder: true,
  };
  return (
    <Group className={group} onKeyDownCapture={onKeyDown}>
      <Input className={figures} />
      <Button
        {...button}
        aria-label={decreaseLabel}
        isDisabled={state?.canDecrement === false}
        onPress={() => go(-1)}
      >
        <Icon name="minus" size="small" />
      </Button>
      <Button
        {...button}
        aria-label={increaseLabel}
        isDisabled={state?.canIncrement === false}
        onPress={() => go(1)}
      >
        <Icon name="plus" size="small" />
      </Button>
    </Group>
  );
}

/**
 * A number, written and read as in the language of the page: 10 000 or 10,000. Not for numbers
 * that are names, such as a year or a postcode: those are text.
 */
export function NumberField({
  label,
  optionalLabel,
  description,
  errorMessage,
  step = 1,
  ...props
}: NumberFieldProps) {
  const { increaseLabel, decreaseLabel, ...rest } = props;
  return (
    <AriaNumberField
      {...rest}
      className={field}
      // A wheel that passes over the field changes nothing in it.
      isWheelDisabled
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <Steps step={step} increaseLabel={increaseLabel} decreaseLabel={decreaseLabel} />
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </AriaNumberField>
  );
}
