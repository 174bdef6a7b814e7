/** Whether each rule is tested once, as `pnpm test` does, and not with every case of `pnpm test:all`. */
export const isEachRuleOnce = process.env['EACH_RULE_ONCE'] !== undefined;
