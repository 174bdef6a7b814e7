import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dot, indicator, sign, word } from './SaveIndicator.css.ts';

export const saveStates = [
  'saved',
  'pending',
  'saving',
  'kept',
  'error',
  'offline',
  'conflict',
] as const;
export type SaveState = (typeof saveStates)[number];

export type SaveIndicatorProps = {
  /** Where the words are. */
  state: SaveState;
  /** The state in words. */
  label: string;
  /** `sign` where something else in sight has the words: then they are read out only. */
  look?: 'words' | 'sign';
  /** A picture of it never changes, and has nothing to announce. */
  isPicture?: boolean;
};

const toneOf = {
  saved: 'success',
  pending: 'quiet',
  saving: 'quiet',
  kept: 'quiet',
  error: 'error',
  offline: 'warning',
  conflict: 'warning',
} as const satisfies Record<SaveState, string>;

const iconOf: Record<SaveState, IconName | null> = {
  saved: 'check-circle',
  pending: null,
  saving: 'refresh',
  kept: 'cloud-off',
  error: 'x-circle',
  offline: 'cloud-off',
  conflict: 'warning',
};

function isTrouble(state: SaveState): boolean {
  return state === 'error' || state === 'offline' || state === 'conflict';
}

/**
 * Whether the words are safe. Always visible, but announced only when something is wrong and when
 * it is right again: a text saves itself every second or so, and nobody wants to hear that. For
 * words that are only on the device, the owner of the indicator says why.
 */
export function SaveIndicator({
  state,
  label,
  look = 'words',
  isPicture = false,
}: SaveIndicatorProps) {
  const [announced, setAnnounced] = useState({ state, text: isTrouble(state) ? label : '' });
  const isNews = isTrouble(state) || (state === 'saved' && isTrouble(announced.state));
  if (isNews && (announced.state !== state || announced.text !== label)) {
    setAnnounced({ state, text: label });
  } else if ((state === 'pending' || state === 'kept') && announced.text !== '') {
    // What was read out is true no more; a new try to save may yet end as the last one did.
    setAnnounced({ ...announced, text: '' });
  }
  const icon = iconOf[state];
  return (
    <span className={indicator({ tone: toneOf[state] })} data-state={state}>
      <span className={icon ? sign : `${sign} ${dot}`}>
        {icon ? <Icon name={icon} size="small" /> : null}
      </span>
      {look === 'words' ? <span className={word}>{label}</span> : null}
      {isPicture ? null : (
        <VisuallyHidden>
          <output>{announced.text}</output>
        </VisuallyHidden>
      )}
    </span>
  );
}
