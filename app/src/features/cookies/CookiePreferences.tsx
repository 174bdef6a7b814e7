import { useI18n } from '@ecritoire/i18n/react';
import { LinkButton } from '@ecritoire/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { DialogThatDidNotCome } from '../../shared/forms/DialogThatDidNotCome.tsx';
import type { CookiePurpose } from './CookieDialog.tsx';
import { createCookieConsent, type CookieConsent } from './cookie-consent.ts';
import { useServices } from '../../shared/services/services.ts';

const CookieDialog = lazy(async () => {
  try {
    const { CookieDialog: default_ } = await import('./CookieDialog.tsx');
    return { default: default_ };
  } catch {
    return { default: DialogThatDidNotCome };
  }
});

/** Everything optional that there is, with its words: nothing today. */
const purposes: readonly CookiePurpose[] = [];

/** What the visitor allows, which the cookie says. */
function useCookieConsent(): CookieConsent {
  const [consent] = useState(() =>
    createCookieConsent(
      () => document,
      purposes.map(({ id }) => id),
    ),
  );
  return consent;
}

export type CookieChoiceProps = { onClose: () => void };

/** The dialog in which a visitor says what is allowed; it loads when it is asked for. */
export function CookieChoice({ onClose }: CookieChoiceProps) {
  const { toasts } = useServices();
  const consent = useCookieConsent();
  const answer = useSyncExternalStore(consent.subscribe, consent.answer, () => null);
  return (
    <Suspense>
      <CookieDialog
        isOpen
        onClose={onClose}
        purposes={purposes}
        answer={answer}
        onAnswer={(allowed) => {
          consent.give(allowed);
          toasts.send({ type: 'add', tone: 'success', messageKey: 'cookies.stored' });
          onClose();
        }}
      />
    </Suspense>
  );
}

/**
 * The link at the foot of a page that opens the cookie preferences. They open automatically while
 * an optional cookie is undecided: once on a page.
 */
export function CookiePreferences() {
  const { cookies } = useI18n().LL;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { subscribe, isAsked: readIsAsked } = useCookieConsent();
  const isAsked = useSyncExternalStore(subscribe, readIsAsked, () => false);
  return (
    <>
      <LinkButton onPress={() => setOpen(true)}>{cookies.title()}</LinkButton>
      {(isOpen ?? isAsked) ? <CookieChoice onClose={() => setOpen(false)} /> : null}
    </>
  );
}
