import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';

export type AvatarProps = {
  /** Whose it is: read out, and shortened to its initials. */
  name: string;
  /** Without one, or when it does not load, the initials stand in. */
  src?: string | null;
  /** `small` in a line, `medium` in a bar, `large` on a profile. */
  size?: 'small' | 'medium' | 'large';
  /** Beside the name in words, it would only be said twice. */
  isDecorative?: boolean;
};

/** The first letters of the first and last word, as a reader sees letters. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter();
  return ends
    .map((word = '') => [...letters.segment(word)][0]?.segment.toLocaleUpperCase() ?? '')
    .join('');
}

/**
 * A person, in a picture or two letters. Beside a written name it is decoration: nobody should hear
 * the same name twice.
 */
export function Avatar({ name, src = null, size = 'medium', isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={avatar({ size })}
      {...(isDecorative || name.trim() === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': name })}
    >
      {src !== null && src !== failed ? (
        <img
          className={picture}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}
