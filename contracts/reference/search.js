/** What can be found: the sections of the introduction and the operations, with their text. */
function placesOf({ info, paths }) {
  const [, ...sections] = info.description.split(/^## /mu);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => Object.assign({ path, method }, operation)),
  );
  return [
    ...sections.map((text) => {
      const [title] = text.split('\n');
      return { href: `#section/${title.replaceAll(' ', '-')}`, title, text };
    }),
    ...operations.map((operation) => {
      const { operationId, tags, method, path, summary } = operation;
      return {
        href: `#tag/${tags[0]}/operation/${operationId}`,
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

/** Redoc's own search needs a worker made of text, which the policy of this page refuses. */
globalThis.startSearch = (contract) => {
  const places = placesOf(contract);
  const [input, count, list] = document.querySelectorAll('#search, #count, #found');
  const show = () => {
    const found = find(places, input.value);
    count.textContent = input.value.trim() === '' ? '' : `${found.length} found`;
    list.replaceChildren(
      ...found.map(({ href, title }) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: title });
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
  };
  input.addEventListener('input', show);
  list.addEventListener('click', () => {
    input.value = '';
    show();
  });
  input.form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  // Whoever was quicker than the contract has typed already.
  show();
};
