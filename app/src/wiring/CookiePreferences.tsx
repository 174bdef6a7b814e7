import { useI18n } from '@ecritoire/i18n/react';
import { Button, LinkButton } from '@ecritoire/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { CookiePurpose } from '../screens/site/CookieDialog.tsx';
import { createCookieConsent, type CookieConsent } from './cookie-consent.ts';
import { useStudio } from './studio.ts';

const CookieDialog = lazy(async () => {
  const { CookieDialog: default_ } = await import('../screens/site/CookieDialog.tsx');
  return { default: default_ };
});

/** Everything optional that there is, with its words: nothing today. */
const purposes: readonly CookiePurpose[] = [];

let opened: CookieConsent | undefined;

/** What the visitor allows: to be asked before anything optional is done. */
const consent = (): CookieConsent =>
  (opened ??= createCookieConsent(
    document,
    purposes.map(({ id }) => id),
  ));

const subscribe = (listener: () => void) => consent().subscribe(listener);

export type CookiePreferencesProps = {
  /** Opens by itself while something optional was not answered yet: once on a page. */
  isAskedFirst?: boolean;
  /** `link` is for a list of links. */
  look?: 'button' | 'link';
};

/** A button that opens the cookie preferences, for a footer or for settings. */
export function CookiePreferences({
  isAskedFirst = false,
  look = 'button',
}: CookiePreferencesProps) {
  const { cookies } = useI18n().LL;
  const { toasts } = useStudio();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const answer = useSyncExternalStore(
    subscribe,
    () => consent().answer(),
    () => null,
  );
  const isAsked = useSyncExternalStore(
    subscribe,
    () => consent().isAsked(),
    () => false,
  );
  return (
    <>
      {look === 'link' ? (
        <LinkButton onPress={() => setOpen(true)}>{cookies.title()}</LinkButton>
      ) : (
        <Button onPress={() => setOpen(true)}>{cookies.title()}</Button>
      )}
      {(isOpen ?? (isAskedFirst && isAsked)) ? (
        <Suspense>
          <CookieDialog
            isOpen
            onClose={() => setOpen(false)}
            purposes={purposes}
            answer={answer}
            onAnswer={(allowed) => {
              consent().give(allowed);
              toasts.send({ type: 'add', tone: 'success', messageKey: 'cookies.kept' });
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
