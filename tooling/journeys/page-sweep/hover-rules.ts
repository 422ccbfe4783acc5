/** Styles of `:hover` that a tap leaves behind, because they count where nothing can hover. */
export function findLastingHoverRules(): string[] {
  const loose = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && /\(hover(: hover)?\)/.test(rule.conditionText)) return [];
      const own = rule instanceof CSSStyleRule && rule.selectorText.includes(":hover") ? [rule] : [];
      return "cssRules" in rule && rule.cssRules instanceof CSSRuleList
        ? [...own, ...loose(rule.cssRules)]
        : own;
    });
  return [...document.styleSheets].flatMap((sheet) =>
    loose(sheet.cssRules).map((rule) => {
      const element = document.querySelector(rule.selectorText.replaceAll(":hover", ""));
      const where = element === null ? rule.selectorText : window.pageTools.nameOf(element);
      return `${where} has hover styles outside of @media (hover: hover): ${rule.style.cssText}`;
    }),
  );
}
