const pressed = 'button,summary,[role="button"],input[type="checkbox"],input[type="radio"]';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text into a field as typing does, so that React hears of it. */
function type(field: Typed, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  for (const value of ['', text]) {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Keeps what somebody does while the app is on its way, and does it again once it is there: the
 * last press, what was typed, and a form that was sent. Links work without the app.
 */
export function createReplay(page: Document) {
  let press: HTMLElement | null = null;
  let form: HTMLFormElement | null = null;
  const typed = new Map<Typed, string>();
  const until = new AbortController();

  const again = () => {
    until.abort();
    for (const [field, text] of typed) type(field, text);
    // The app has taken in what was typed only once this task is over.
    setTimeout(() => {
      press?.click();
      form?.requestSubmit();
    });
  };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    start(): void {
      const options = { signal: until.signal, capture: true };
      page.addEventListener(
        'click',
        (event) => {
          if (!(event.target instanceof Element)) return;
          press = event.target.closest<HTMLElement>(pressed) ?? press;
          if (event.target.closest(pressed) !== null) hold(event);
        },
        options,
      );
      page.addEventListener(
        'input',
        ({ target }) => {
          const isField =
            target instanceof HTMLTextAreaElement ||
            (target instanceof HTMLInputElement && !target.matches(pressed));
          if (isField) typed.set(target, target.value);
        },
        options,
      );
      page.addEventListener(
        'submit',
        (event) => {
          if (event.target instanceof HTMLFormElement) form = event.target;
          hold(event);
        },
        options,
      );
      page.addEventListener('hydrated', again, { once: true, signal: until.signal });
    },
  };
}
