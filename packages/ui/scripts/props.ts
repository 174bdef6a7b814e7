/** The public face of every component, as text: what a reviewer should see change. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { branchesOf, compare, isLiteral, isOurs, Shapes, type Defaults } from './shapes.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const entry = `${root}/src/index.ts`;

function program(): ts.Program {
  const file = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(file.config, ts.sys, root);
  return ts.createProgram([entry], { ...options, noEmit: true });
}

/** Listener by listener they would hide what a component is about: one word stands for all of them. */
const listeners = 'GlobalDOMEvents';

type Component = { name: string; props: ts.Type | undefined; defaults: Defaults };

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
    .map((one): Component => ({
      name: one.name,
      props: propsOf(checker, one, source),
      defaults: defaultsOf(checker, one),
    }));
  return { checker, components, shapes: new Shapes(checker, source) };
}

function propsOf(checker: ts.TypeChecker, component: ts.Symbol, place: ts.Node) {
  const [signature] = checker.getTypeOfSymbolAtLocation(component, place).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  return parameter && checker.getTypeOfSymbolAtLocation(parameter, place);
}

/** What each prop is when it is left out: its value, or the code that decides. */
function defaultsOf(checker: ts.TypeChecker, component: ts.Symbol): Defaults {
  const declaration = component.valueDeclaration;
  const parameter =
    declaration && ts.isFunctionDeclaration(declaration)
      ? declaration.parameters[0]?.name
      : undefined;
  if (!parameter || !ts.isObjectBindingPattern(parameter)) return new Map();
  return new Map(
    parameter.elements.flatMap(({ name, propertyName, initializer }) => {
      if (!initializer) return [];
      const type = checker.getTypeAtLocation(initializer);
      const value = isLiteral(type) ? checker.typeToString(type).replaceAll('"', "'") : undefined;
      return [[(propertyName ?? name).getText(), value ?? initializer.getText()]];
    }),
  );
}

/** What a component hands on to the library, by name. */
function inheritedLine(props: ts.Type): string[] {
  const names = branchesOf(props)
    .flatMap((branch) => branch.getProperties())
    .filter((prop) => !isOurs(prop))
    .map((prop) => {
      const [declaration] = prop.declarations ?? [];
      const owner = declaration?.parent;
      return owner && ts.isInterfaceDeclaration(owner) && owner.name.text === listeners
        ? listeners
        : prop.name;
    });
  const sorted = [...new Set(names)].sort(compare);
  return sorted.length > 0 ? [`and from the library: ${sorted.join(' ')}`] : [];
}

/** The text of `props.txt`. */
export function propsFile(): string {
  const { components, shapes } = readComponents();
  const block = ({ name, props, defaults }: Component) => {
    const lines = props ? [...shapes.linesOf(props, defaults), ...inheritedLine(props)] : [];
    return [name, ...(lines.length > 0 ? lines : ['no props'])].join('\n  ');
  };
  const text = components.map(block).join('\n\n');
  return `The props of every component, each with what it is when it is left out. Written by \`pnpm generate\`; look at what changed.

${text}

And the types that they name.

${shapes.namedIn(text).join('\n\n')}
`;
}

/** Our props of which the tables in Storybook would say nothing: `Button.tone`. */
export function silentProps(): string[] {
  const { checker, components } = readComponents();
  return components.flatMap(({ name, props }) => {
    const all = props ? branchesOf(props).flatMap((branch) => branch.getProperties()) : [];
    // In a choice of shapes the last one that has it says what it is.
    return [...new Map(all.map((prop) => [prop.name, prop])).values()]
      .filter((prop) => isOurs(prop) && prop.getDocumentationComment(checker).length === 0)
      .map((prop) => `${name}.${prop.name}`);
  });
}
