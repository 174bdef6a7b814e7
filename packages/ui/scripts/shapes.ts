/** What a type asks for, as text: each of its branches, and the types it names. */
import ts from 'typescript';

export const compare = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true });

export const isLiteral = (one: ts.Type) => one.isStringLiteral() || one.isNumberLiteral();

export const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  ) ?? false;

export const branchesOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** By the name of a prop, what it is when it is left out. */
export type Defaults = ReadonlyMap<string, string>;

export class Shapes {
  readonly #checker: ts.TypeChecker;
  readonly #place: ts.Node;
  readonly #named = new Map<ts.Symbol, ts.Type>();
  readonly #seen = new Set<ts.Type>();

  constructor(checker: ts.TypeChecker, place: ts.Node) {
    this.#checker = checker;
    this.#place = place;
  }

  /** Of a choice of shapes, what all of them have comes first, then what each has. */
  linesOf(type: ts.Type, defaults: Defaults = new Map()): string[] {
    const branches = branchesOf(type).map((branch) =>
      branch
        .getProperties()
        .filter(isOurs)
        .map((property) => this.#line(property, defaults.get(property.name)))
        .sort(compare),
    );
    const common = (branches[0] ?? []).filter((line) =>
      branches.every((all) => all.includes(line)),
    );
    const own = branches.map((all) => all.filter((line) => !common.includes(line)).join(', '));
    const choice = [...new Set(own)].sort(compare).map((line) => `one of: ${line || 'none of it'}`);
    return [...common, ...(choice.length > 1 ? choice : [])];
  }

  /** The types of ours that a text names, and those that these name. */
  namedIn(text: string): string[] {
    const shown = new Map<ts.Symbol, string>();
    for (let known = -1, all = text; known < shown.size;) {
      known = shown.size;
      for (const [symbol, type] of this.#named) {
        if (shown.has(symbol) || !new RegExp(`\\b${symbol.name}\\b`).test(all)) continue;
        shown.set(symbol, this.#block(symbol.name, type));
        all += shown.get(symbol);
      }
    }
    return [...shown.values()].sort(compare);
  }

  #block(name: string, type: ts.Type): string {
    const lines = type.getCallSignatures().length > 0 ? [] : this.linesOf(type);
    const shape = lines.length > 0 ? lines : [this.#written(type, ts.TypeFormatFlags.InTypeAlias)];
    return [name, ...shape.map((line) => `  ${line}`)].join('\n');
  }

  #line(property: ts.Symbol, byDefault: string | undefined): string {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = this.#checker.getTypeOfSymbolAtLocation(property, this.#place);
    this.#find(type);
    const written = this.#written(type);
    if (!isOptional) return `${property.name}: ${written}`;
    return `${property.name}?: ${written}${byDefault === undefined ? '' : ` = ${byDefault}`}`;
  }

  /** A choice in the order of the alphabet: the compiler's own order moves with the imports. */
  #written(type: ts.Type, more: ts.TypeFormatFlags = ts.TypeFormatFlags.None): string {
    const flags: ts.TypeFormatFlags =
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    const name = (one: ts.Type) =>
      this.#checker
        .typeToString(one, this.#place, flags | more)
        .replaceAll(/"[^"]*"(?: \| "[^"]*")+/g, (all) =>
          all.split(' | ').sort(compare).join(' | '),
        );
    const members = branchesOf(type).filter((one) => (one.flags & ts.TypeFlags.Undefined) === 0);
    const literals = members.filter(isLiteral);
    if (literals.length < 2) return name(type);
    const choice = literals.map((one) => name(one).replaceAll('"', "'")).sort(compare);
    const shown = choice.includes("'chevron-down'") ? ['IconName'] : choice;
    const others = members.filter((one) => !isLiteral(one)).map(name);
    return [...shown, ...others.sort(compare)].join(' | ');
  }

  /** Remembers the named types of ours in a type, however deep. */
  #find(type: ts.Type): void {
    if (this.#seen.has(type)) return;
    this.#seen.add(type);
    for (const symbol of [type.aliasSymbol, type.symbol]) {
      if (symbol && isOurs(symbol) && this.#isTelling(symbol, type))
        this.#named.set(symbol, this.#checker.getDeclaredTypeOfSymbol(symbol));
    }
    const inner = [
      ...(type.isUnionOrIntersection() ? type.types : []),
      ...(type.aliasTypeArguments ?? []),
      ...(isReference(type) ? this.#checker.getTypeArguments(type) : []),
      ...type.getCallSignatures().map((signature) => signature.getReturnType()),
      ...type
        .getCallSignatures()
        .flatMap(({ parameters }) => parameters.map((one) => this.#typeOf(one))),
      ...(type.symbol && isOurs(type.symbol) ? type.getProperties() : []).map((one) =>
        this.#typeOf(one),
      ),
    ];
    for (const one of inner) this.#find(one);
  }

  /** Shapes without a name are written where they stand; parameters show what they must have. */
  #isTelling({ name }: ts.Symbol, type: ts.Type) {
    if (name.startsWith('__') || name === 'IconName') return false;
    return !type.isTypeParameter() || type.getProperties().some(isOurs);
  }

  #typeOf(symbol: ts.Symbol) {
    return this.#checker.getTypeOfSymbolAtLocation(symbol, this.#place);
  }
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;
