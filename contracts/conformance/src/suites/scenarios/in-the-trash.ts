import type { Kit } from '../../suite.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { typicalRequest } from '../../generate/requests.ts';
import { makingOf } from '../../resources/resources.ts';
import { needs } from '../../resources/fixtures.ts';
import { newDocument, newProject } from './common-steps.ts';
import { type Body, type Steps } from './steps.ts';
import type { Caller } from '../../http/call.ts';

const DAY = '2026-01-15';

/** The parameters and properties of a request that name a resource, or could. */
function namesIn({ parameters, body }: Operation, contract: Contract): string[] {
  const { properties = {} } = body ? contract.resolve(body.schema) : {};
  return [...parameters.map(({ name }) => name), ...Object.keys(properties)];
}

/** What is deleted → what of a request then names something that cannot be read or changed. */
const NAMED = {
  deleteDocument: ['documentId', 'localDate'],
  deleteProject: ['projectId', 'documentId'],
};

/** An entry of a day that is in the trash leaves its day free. */
const isOpening = ({ method }: Operation, deletion: string) =>
  method === 'put' && deletion === 'deleteDocument';

const deletionsFor = (operation: Operation, contract: Contract) => {
  const names = namesIn(operation, contract);
  return Object.entries(NAMED)
    .filter(
      ([deletion, named]) =>
        named.some((name) => names.includes(name)) && !isOpening(operation, deletion),
    )
    .map(([deletion]) => deletion);
};

export const namesTrashed = (operation: Operation, { contract }: Kit) =>
  operation.signIn === 'required' &&
  '404' in operation.responses &&
  deletionsFor(operation, contract).length > 0;

/** A document with a version, in a project with another document; or an entry in a journal. */
async function make(steps: Steps, as: Caller, isJournal: boolean): Promise<Body> {
  const { id: projectId } = await newProject(steps, as, isJournal ? 'journal' : 'plain');
  if (isJournal) {
    const params = { projectId, localDate: DAY };
    const body = { language: 'en', timeZone: 'Europe/Paris' };
    const step = { as, title: 'open an entry', params, body };
    const { id: documentId } = await steps.expect('openJournalEntry', 201, step);
    return { projectId, documentId, localDate: DAY };
  }
  const { id: siblingDocument } = await newDocument(steps, as, projectId);
  const { id: documentId } = await newDocument(steps, as, projectId);
  const step = { as, title: 'keep a version', params: { documentId }, body: {} };
  const { id: versionId } = await steps.expect('createDocumentVersion', 201, step);
  return { projectId, documentId, siblingDocument, versionId };
}

/** What is in the trash is there for no operation, by whatever address or body it is named. */
export async function tryTrashed(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const { operationId } = operation;
  const as = await steps.writer();
  for (const deletion of deletionsFor(operation, kit.contract)) {
    const made = await make(steps, as, needs[operationId]?.['projectId'] === 'journal');
    const kind = deletion === 'deleteProject' ? 'projectId' : 'documentId';
    const params = { [kind]: made[kind] };
    await steps.expect(deletion, 204, { as, title: 'delete it', params });
    const request = typicalRequest(operation, makingOf(kit, made), kit.schemas);
    for (const { in: place, name } of operation.parameters) {
      if (place === 'query' && name in made) request.query[name] = made[name];
    }
    const title = `with a ${kind} that is in the trash`;
    await steps.expect(operationId, 404, { as, title, ...request });
  }
}
