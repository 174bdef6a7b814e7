/** Finds text that a component contains itself, in any language. */
import ts from 'typescript';

/** Props that are shown or read out. */
const spoken = /(?:label|title|alt|placeholder|text|description|message|children)$/i;

const operators = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** The texts that an expression may come to. */
function textsOf(value: ts.Node | undefined): string[] {
  if (!value) return [];
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isTemplateExpression(value))
    return [value.head.text, ...value.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(value))
    return [...textsOf(value.whenTrue), ...textsOf(value.whenFalse)];
  if (ts.isBinaryExpression(value) && operators.has(value.operatorToken.kind))
    return [...textsOf(value.left), ...textsOf(value.right)];
  if (ts.isParenthesizedExpression(value) || ts.isJsxExpression(value))
    return textsOf(value.expression);
  return [];
}

function textsAt(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsOf(node);
  const isNamed =
    ts.isJsxAttribute(node) ||
    ts.isBindingElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node);
  return isNamed &&
    spoken.test(ts.isStringLiteral(node.name) ? node.name.text : node.name.getText())
    ? textsOf(node.initializer)
    : [];
}

/** The words between tags, and in what is shown or read out by its name: a prop, its default, a constant. */
export function ownWords(component: string): string[] {
  const source = ts.createSourceFile('.tsx', component, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    found.push(...textsAt(node).filter((text) => /\p{L}/u.test(text)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => text.trim());
}
