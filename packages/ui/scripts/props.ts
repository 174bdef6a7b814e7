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

/** A choice of words in the order of the alphabet: the compiler's own order moves with the imports. */
function written(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): string {
  const all = type.isUnion() ? type.types : [];
  const members = all.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
  const words = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  if (words.length > 1 && words.length === members.length) {
    if (words.includes('chevron-down')) return 'IconName';
    return words
      .sort()
      .map((word) => `'${word}'`)
      .join(' | ');
  }
  const flags: ts.TypeFormatFlags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  return checker.typeToString(type, place, flags);
}

function lines(checker: ts.TypeChecker, component: ts.Symbol, place: ts.Node): string[] {
  const [signature] = checker.getTypeOfSymbolAtLocation(component, place).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  if (!parameter) return [component.name, '  no props'];
  const type = checker.getTypeOfSymbolAtLocation(parameter, place);
  const members = type.isUnion() ? type.types : [type];
  const properties = new Map(
    members.flatMap((member) => member.getProperties()).map((one) => [one.name, one]),
  );
  const own: string[] = [];
  const inherited: string[] = [];
  for (const [name, property] of [...properties].sort(([one], [other]) =>
    one.localeCompare(other),
  )) {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (isOurs(property)) {
      const type = checker.getTypeOfSymbolAtLocation(property, place);
      const shown = written(checker, type, place);
      own.push(`  ${name}${isOptional ? '?' : ''}: ${shown}`);
    } else if (!everywhere.test(name)) inherited.push(name);
  }
  return [
    component.name,
    ...own,
    ...(inherited.length > 0 ? [`  and from the library: ${inherited.join(' ')}`] : []),
  ];
}

/** The text of `props.txt`. */
export function propsFile(): string {
  const built = program();
  const checker = built.getTypeChecker();
  const source = built.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${entry} is no module.`);
  const components = checker
    .getExportsOfModule(module)
    .map((one) => ((one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one)))
    .filter((one) => (one.flags & ts.SymbolFlags.Function) !== 0 && /^[A-Z]/.test(one.name))
    .sort((one, other) => one.name.localeCompare(other.name));
  const blocks = components.map((one) => lines(checker, one, source).join('\n'));
  return `The props of every component. Written by \`pnpm generate\`; look at what changed.\n\n${blocks.join('\n\n')}\n`;
}
