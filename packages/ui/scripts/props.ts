/** The public face of every component, as text: what a reviewer should see change. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const entry = `${root}/src/index.ts`;

function program(): ts.Program {
  const file = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(file.config, ts.sys, root);
  return ts.createProgram([entry], { ...options, noEmit: true });
}

const isOurs = (property: ts.Symbol) =>
  property.declarations?.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  ) ?? false;

/** Every element takes these; they would hide what a component is about. */
const everywhere = /^(on[A-Z]|aria-|data-|dangerously|key$|ref$|slot$)/;

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

const isLiteral = (one: ts.Type) => one.isStringLiteral() || one.isNumberLiteral();

/** A choice in the order of the alphabet: the compiler's own order moves with the imports. */
function written(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): string {
  const flags: ts.TypeFormatFlags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const name = (one: ts.Type) => checker.typeToString(one, place, flags);
  const members = (type.isUnion() ? type.types : []).filter(
    (one) => (one.flags & ts.TypeFlags.Undefined) === 0,
  );
  const literals = members.filter(isLiteral);
  if (literals.length < 2) return name(type);
  const choice = literals.map((one) => name(one).replaceAll('"', "'")).sort(compare);
  const shown = choice.includes("'chevron-down'") ? ['IconName'] : choice;
  const others = members.filter((one) => !isLiteral(one)).map(name);
  return [...shown, ...others.sort(compare)].join(' | ');
}

type Component = { name: string; props: readonly ts.Symbol[] };

function readComponents() {
  const built = program();
  const checker = built.getTypeChecker();
  const source = built.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${entry} is no module.`);
  const components = checker
    .getExportsOfModule(module)
    .map((one) => ((one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one)))
    .filter((one) => (one.flags & ts.SymbolFlags.Function) !== 0 && /^[A-Z]/.test(one.name))
    .sort((one, other) => compare(one.name, other.name))
    .map((one): Component => ({ name: one.name, props: propsOf(checker, one, source) }));
  return { checker, components, source };
}

function propsOf(checker: ts.TypeChecker, component: ts.Symbol, place: ts.Node): ts.Symbol[] {
  const [signature] = checker.getTypeOfSymbolAtLocation(component, place).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  if (!parameter) return [];
  const type = checker.getTypeOfSymbolAtLocation(parameter, place);
  const all = (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperties());
  // In a choice of shapes the last one that has it says what it is.
  const byName = new Map(all.map((one) => [one.name, one]));
  return [...byName.values()].sort((one, other) => compare(one.name, other.name));
}

/** The text of `props.txt`. */
export function propsFile(): string {
  const { checker, components, source } = readComponents();
  const line = (prop: ts.Symbol) => {
    const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
    const type = checker.getTypeOfSymbolAtLocation(prop, source);
    return `  ${prop.name}${isOptional ? '?' : ''}: ${written(checker, type, source)}`;
  };
  const blocks = components.map(({ name, props }) => {
    if (props.length === 0) return `${name}\n  no props`;
    const inherited = props
      .filter((prop) => !isOurs(prop) && !everywhere.test(prop.name))
      .map((prop) => prop.name);
    const rest = inherited.length > 0 ? [`  and from the library: ${inherited.join(' ')}`] : [];
    return [name, ...props.filter(isOurs).map(line), ...rest].join('\n');
  });
  return `The props of every component. Written by \`pnpm generate\`; look at what changed.\n\n${blocks.join('\n\n')}\n`;
}

/** Our props of which the tables in Storybook would say nothing: `Button.tone`. */
export function silentProps(): string[] {
  const { checker, components } = readComponents();
  return components.flatMap(({ name, props }) =>
    props
      .filter((prop) => isOurs(prop) && prop.getDocumentationComment(checker).length === 0)
      .map((prop) => `${name}.${prop.name}`),
  );
}
