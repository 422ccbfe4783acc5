/**
 * Categories whose lights hang at a ceiling: ceiling lights, spotlights and downlights, pendants, chandeliers. A catalogue may
 * lack any of them.
 */
export const ceilingCategoryIds: readonly number[] = [30, 32, 40, 16];
