/** Names of the classes in a stylesheet, as Emotion has them. */
const namesIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) return /\.c-(\w+)/.exec(rule.selectorText)?.[1] ?? [];
    return rule instanceof CSSGroupingRule ? namesIn(rule.cssRules) : [];
  });

/** Whether the stylesheet of the release is there, or will not come. */
async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet || document.readyState === 'complete') return;
  await new Promise(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
    window.addEventListener('load', resolve);
  });
}

/** Names of the styles that came with the page, inside it and with the stylesheet of the release: they are not made again. */
export async function sentStyles(): Promise<string[]> {
  const link = document.querySelector<HTMLLinkElement>('[data-fold] link');
  if (link) await settled(link);
  const own = document.querySelector('style');
  return [own, link].flatMap(holder => (holder?.sheet ? namesIn(holder.sheet.cssRules) : []));
}
