import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["checkbox", "radio", "file"].includes(element.type));

const withPlainLineEnds = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/**
 * Takes over text that is in the fields but not in the form's values. Some password managers and
 * extensions set a field's value without an event.
 */
export function takeFilledIn<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "setValue">,
  element: HTMLFormElement,
): void {
  for (const field of element.elements) {
    if (!isText(field) || field.name === "") continue;
    const name = field.name as FieldPath<Values>;
    const held: unknown = form.getValues(name);
    if (typeof held !== "string" || withPlainLineEnds(held) === field.value) continue;
    form.setValue(name, field.value as FieldPathValue<Values, typeof name>, { shouldDirty: true });
  }
}
