/** What can be found: the sections of the introduction and the operations, with their text. */
function placesOf({ info, paths }) {
  const [, ...sections] = info.description.split(/^## /mu);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => Object.assign({ path, method }, operation)),
  );
  return [
    ...sections.map((text) => {
      const [title] = text.split('\n');
      return { href: `#section/${title.replaceAll(' ', '-')}`, name: title, title, text };
    }),
    ...operations.map((operation) => {
      const { operationId, tags, method, path, summary } = operation;
      return {
        href: `#tag/${tags[0]}/operation/${operationId}`,
        name: operationId,
        title: `${operationId} · ${method.toUpperCase()} ${path} · ${summary}`,
        text: JSON.stringify(operation),
      };
    }),
  ];
}

/** Those that hold every word; first those that hold them in their titles. */
function find(places, query) {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const holds = (text) => words.every((word) => text.toLowerCase().includes(word));
  const named = places.filter(({ title }) => holds(title));
  const others = places.filter((place) => !named.includes(place) && holds(place.text));
  return words.length === 0 ? [] : [...named, ...others];
}

function itemTo(href, textContent) {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href, textContent }));
  return item;
}

/** Goes on where the link has led, for who does not use a mouse. */
function goTo(link) {
  const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const heading = place?.querySelector('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  const focus = () => heading?.focus({ preventScroll: true });
  // After the browser has followed the link, which leaves the focus on the page.
  setTimeout(focus);
  addEventListener('hashchange', focus, { once: true, signal: AbortSignal.timeout(1000) });
}

/** A list of every place, where Redoc's own menu has no room. */
function startContents(places) {
  const contents = document.querySelector('#contents');
  const list = contents.querySelector('ul');
  list.replaceChildren(...places.map(({ href, name }) => itemTo(href, name)));
  list.addEventListener('click', ({ target }) => {
    if (!target.matches('a')) return;
    contents.open = false;
    goTo(target);
  });
  contents.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    contents.open = false;
    contents.querySelector('summary').focus();
  });
}

/** Redoc's own search needs a worker made of text, which the policy of this page refuses. */
globalThis.startSearch = (contract) => {
  const places = placesOf(contract);
  const [input, count, list] = document.querySelectorAll('#search, #count, #found');
  const show = () => {
    const found = find(places, input.value);
    count.textContent = input.value.trim() === '' ? '' : `${found.length} found`;
    list.replaceChildren(...found.map(({ href, title }) => itemTo(href, title)));
  };
  input.addEventListener('input', show);
  list.addEventListener('click', ({ target }) => {
    if (!target.matches('a')) return;
    input.value = '';
    show();
    goTo(target);
  });
  input.form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  startContents(places);
  // Whoever was quicker than the contract has typed already.
  show();
};
