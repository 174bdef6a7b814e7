import { Banner, Button, Stack } from '@ecritoire/ui';
import { useEffect, useRef } from 'react';

export type FormDoneProps = {
  title: string;
  text: string;
  /** Sends another; absent where once is enough. */
  again?: { label: string; onPress: () => void };
};

/** In the place of a form that was sent. The focus comes here: its button is gone. */
export function FormDone({ title, text, again }: FormDoneProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack gap={4} align="start">
      <div ref={place} tabIndex={-1}>
        <Banner tone="success" title={title}>
          {text}
        </Banner>
      </div>
      {again ? <Button onPress={again.onPress}>{again.label}</Button> : null}
    </Stack>
  );
}
