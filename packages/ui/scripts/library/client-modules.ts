/**
 * The modules that run in the browser as well as on the server. React Server Components need to know
 * where these begin: a file says so in its first line.
 */
const clientLibraries = /\bfrom "(react-aria|react-stately)[^"]*"/;
const clientParts =
  /\bimport \{[^}]*\b(use[A-Z]?\w*|createContext|Component)\b[^}]*\} from "react"/;
const eventHandlers = /\bon[A-Z]\w*: /;

/**
 * @param code of a built module
 * @param source what it was built from
 */
export function isClientModule(code: string, source: string): boolean {
  if (clientLibraries.test(code) || clientParts.test(code)) return true;
  // Props of an element: a file without elements has none.
  return source.endsWith('.tsx') && eventHandlers.test(code);
}
