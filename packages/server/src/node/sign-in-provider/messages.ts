const fr = {
  title: 'Choisir un compte',
  introduction: 'pour continuer vers Écritoire',
  notice:
    'Ce fournisseur d’identité local remplace Google pendant le développement. Les comptes sont inventés.',
  accounts: 'Comptes',
  unverified: 'adresse non vérifiée',
  otherTitle: 'Une autre adresse',
  email: 'Adresse électronique',
  emailHint: 'N’importe laquelle\u00a0: aucun message n’est envoyé.',
  emailWrong: 'Saisissez une adresse comme camille@example.com.',
  continue: 'Continuer',
  cancel: 'Annuler',
  errorTitle: 'La connexion n’a pas pu se faire',
  errorAdvice: 'Revenez à Écritoire et recommencez.',
};

const en: typeof fr = {
  title: 'Choose an account',
  introduction: 'to continue to Écritoire',
  notice:
    'This local identity provider stands in for Google in development. Its accounts are invented.',
  accounts: 'Accounts',
  unverified: 'unverified address',
  otherTitle: 'Another e-mail address',
  email: 'E-mail address',
  emailHint: 'Any will do: no message is sent.',
  emailWrong: 'Enter an address like camille@example.com.',
  continue: 'Continue',
  cancel: 'Cancel',
  errorTitle: 'Signing in did not work',
  errorAdvice: 'Go back to Écritoire and start again.',
};

export type Language = 'fr' | 'en';
export type Messages = typeof fr;
export const MESSAGES: Readonly<Record<Language, Messages>> = { fr, en };

/**
 * The page's language: the first that it has of the application's wish (`ui_locales`), then of
 * the browser's, else French.
 *
 * @param uiLocales language tags with spaces between, best first (OpenID Connect Core §3.1.2.1).
 * @param acceptLanguage the browser's header, whose order stands for its weights.
 */
export function languageOf(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const wished = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const accepted = acceptLanguage?.split(',') ?? [];
  for (const tag of [...wished, ...accepted]) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'fr';
}
