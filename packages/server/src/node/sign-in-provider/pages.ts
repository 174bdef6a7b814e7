import { html } from 'hono/html';
import { pictureOf, SAMPLE_ACCOUNTS, type Account } from './accounts.ts';
import { MESSAGES, type Language } from './messages.ts';

type Html = ReturnType<typeof html>;

/**
 * The page on which one of the accounts, or any e-mail, is chosen.
 *
 * @param action where its forms are sent.
 * @param refused an e-mail that was entered and is none.
 */
export function chooseAccountPage(language: Language, action: string, refused?: string): Html {
  const messages = MESSAGES[language];
  return page(
    language,
    messages.title,
    html`<header>
        <h1>${messages.title}</h1>
        <p>${messages.introduction}</p>
      </header>
      <form method="post" action="${action}">
        <ul aria-label="${messages.accounts}">
          ${SAMPLE_ACCOUNTS.map((account) => accountButton(account, messages.unverified))}
        </ul>
      </form>
      <form method="post" action="${action}" class="other" novalidate>
        <h2>${messages.otherTitle}</h2>
        <label for="email">${messages.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          value="${refused ?? ''}"
          aria-describedby="${refused === undefined ? 'email-hint' : 'email-error email-hint'}"
          ${refused === undefined ? '' : html`aria-invalid="true" autofocus`}
        />
        ${
          refused === undefined
            ? ''
            : html`<p id="email-error" class="error" role="alert">${messages.emailWrong}</p>`
        }
        <p id="email-hint" class="hint">${messages.emailHint}</p>
        <button class="primary">${messages.continue}</button>
      </form>
      <form method="post" action="${action}">
        <button name="cancel" value="yes" class="quiet">${messages.cancel}</button>
      </form>
      <footer>${messages.notice}</footer>`,
  );
}

/** @param code the OAuth error code, for developers. */
export function errorPage(language: Language, code: string, description?: string): Html {
  const messages = MESSAGES[language];
  return page(
    language,
    messages.errorTitle,
    html`<header>
        <h1>${messages.errorTitle}</h1>
        <p>${messages.errorAdvice}</p>
      </header>
      <p class="hint" lang="en"><code>${code}</code> ${description ?? ''}</p>`,
  );
}

function accountButton(account: Account, unverified: string): Html {
  return html`<li>
    <button name="account" value="${account.sub}">
      <img src="${pictureOf(account)}" alt="" width="40" height="40" />
      <span>
        <strong>${account.name}</strong>
        <span>${account.email}</span>
        ${account.emailVerified ? '' : html`<em>${unverified}</em>`}
      </span>
    </button>
  </li>`;
}

function page(language: Language, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Écritoire</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
