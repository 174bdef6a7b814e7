import { Banner, Button, MailAddress, Stack } from '@ecritoire/ui';
import { useEffect, useRef } from 'react';

export type FormDoneProps = {
  title: string;
  text: string;
  /** The e-mail address in the text. */
  address?: string;
  /** Sends another; absent where once is enough. */
  again?: { label: string; onPress: () => void };
};

/** In the place of a form that was sent. The focus comes here: its button is gone. */
export function FormDone({ title, text, address = '', again }: FormDoneProps) {
  const [before, ...after] = address === '' ? [text] : text.split(address);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack gap={4} align="start">
      <div ref={place} tabIndex={-1}>
        <Banner tone="success" title={title}>
          <span>{before}</span>
          {after.length > 0 ? <MailAddress>{address}</MailAddress> : null}
          <span>{after.join(address)}</span>
        </Banner>
      </div>
      {again ? <Button onPress={again.onPress}>{again.label}</Button> : null}
    </Stack>
  );
}
