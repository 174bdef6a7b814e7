const formsOf = (letters: string): ReadonlyMap<string, string> =>
  new Map(Array.from(letters, (form) => [form.normalize('NFKC'), form]));

const raised = formsOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const lowered = formsOf('₀₁₂₃₄₅₆₇₈₉₊₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');
const level = formsOf('');

function formsFor({ style, localName }: HTMLElement): ReadonlyMap<string, string> {
  switch (style.verticalAlign || localName) {
    case 'sup':
    case 'super':
      return raised;
    case 'sub':
      return lowered;
    default:
      return level;
  }
}

/**
 * No text is raised here, but « nᵒ » and « 1ᵉʳ » have letters that are superscript already. An
 * element with a sign that has no such form stays as it is.
 */
export function raiseSuperscripts(parent: ParentNode): void {
  for (const element of parent.querySelectorAll<HTMLElement>(
    'sup, sub, [style*="vertical-align"]',
  )) {
    const forms = formsFor(element);
    if (!Array.from(element.textContent.trim()).every((sign) => forms.has(sign))) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const plain = text.textContent ?? '';
      text.textContent = plain.replaceAll(/./gu, (sign) => forms.get(sign) ?? sign);
    }
  }
}
