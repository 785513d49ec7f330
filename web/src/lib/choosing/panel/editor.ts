/** Editors of a panel: fields whose values ask for the panel anew. */
import type { Field, FieldValue, Panel } from '../../generated/wire'

const valuesOf = (panel: Panel | null): FieldValue[] =>
  (panel?.sections ?? []).flatMap((section) =>
    section.kind === 'editor' ? section.fields.flatMap((field) => field.values) : [],
  )

const isFree = (value: FieldValue): boolean => !value.barred && !value.chosen

/** The value that a click on a drawn thing chooses. */
export const valueAt = (panel: Panel | null, thing: string): FieldValue | undefined =>
  valuesOf(panel).find((value) => value.thing === thing && isFree(value))

/** The drawn things that are values to choose. */
export const editorThings = (panel: Panel | null): string[] =>
  valuesOf(panel).flatMap((value) => (value.thing && isFree(value) ? [value.thing] : []))

/** The value so many steps from the one that is chosen; undefined beyond the ends. */
export const stepped = (field: Field, by: number): FieldValue | undefined =>
  field.values[field.values.findIndex((value) => value.chosen) + by]
