/** Words that only some pages need, in catalogues of their own. The first page does without their list, too. */
export const parts = import.meta.glob<string>('../../locale/*/*.ftl', { query: '?raw', import: 'default' })
