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

async function start() {
  const answer = await fetch('/docs/openapi.json');
  const contract = await answer.json();
  startSearch(contract);
  Redoc.init(
    withOperationIds(contract),
    {
      disableSearch: true,
      scrollYOffset: 'header',
      hideDownloadButton: true,
      sideNavStyle: 'id-only',
      sortRequiredPropsFirst: true,
      theme: {
        typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'inherit' } },
      },
    },
    document.getElementById('reference'),
  );
}

void start();
