type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = (): Field[] => [
  ...document.querySelectorAll<Field>('input:not([type=file]), textarea, select'),
];

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const keyOf = (field: Field): string =>
  `${field.id}|${field.name}|${isTicked(field) ? field.value : ''}`;

/** Saves the values of all fields. @returns a function that restores them as if they were typed */
export function typedFields(): () => void {
  const typed = new Map(
    fields().map((field) => [keyOf(field), isTicked(field) ? field.checked : field.value]),
  );
  return () => {
    for (const field of fields()) {
      const said = typed.get(keyOf(field));
      if (isTicked(field)) {
        if (said !== undefined && field.checked !== said) field.click();
      } else if (typeof said === 'string' && field.value !== said) typeInto(field, said);
    }
  };
}

/** Past React, which would take a value that is set on the field for its own. */
function typeInto(field: Field, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, text);
  field.dispatchEvent(
    new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
  );
}
