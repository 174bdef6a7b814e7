/** Whoever runs the conformance kit names operations by their ids, which Redoc shows nowhere. */
function withOperationIds(contract) {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  for (const operation of operations) {
    if (operation.operationId === undefined) continue;
    const { operationId, description = '' } = operation;
    operation.description = `\`${operationId}\`\n\n${description}`;
  }
  return contract;
}

/** Draws the page in the place of the one that was there. */
function draw(contract, isDark) {
  const old = document.querySelector('#reference');
  const place = old.cloneNode();
  old.replaceWith(place);
  Redoc.init(
    contract,
    {
      disableSearch: true,
      scrollYOffset: 'header',
      hideDownloadButton: true,
      sideNavStyle: 'id-only',
      sortRequiredPropsFirst: true,
      theme: themeOf(isDark),
    },
    place,
  );
}

async function start() {
  const answer = await fetch('/docs/openapi.json');
  const contract = await answer.json();
  startSearch(contract);
  withOperationIds(contract);
  const system = matchMedia('(prefers-color-scheme: dark)');
  draw(contract, system.matches);
  system.addEventListener('change', () => draw(contract, system.matches));
}

void start();
