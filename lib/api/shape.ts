export type Schema = Readonly<Record<string, unknown>>;

export interface Shape {
  /** The name of a field; null for the value itself. */
  name: string | null;
  type: string;
  isRequired: boolean;
  /** The fields of an object or of a list's objects; or the choices, if there are several. */
  fields: readonly Shape[];
}

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "date and time, like 2027-05-31T16:00:00Z",
  date: "date, like 2027-05-31",
  uuid: "UUID",
  email: "email address",
  uri: "URL",
};

function choicesOf(schema: Schema): readonly Schema[] | undefined {
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one: unknown) => ({ ...schema, type: one }));
  return (schema.anyOf ?? schema.oneOf ?? schema.allOf) as readonly Schema[] | undefined;
}

const isNull = (schema: Schema) => schema.type === "null";
const quoted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(", ");
const isSmall = (bound: unknown): bound is number =>
  typeof bound === "number" && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function boundsOf(least: unknown, most: unknown, unit = ""): string {
  if (isSmall(least) && isSmall(most)) return `, ${least} to ${most}${unit}`;
  if (isSmall(most)) return `, at most ${most}${unit}`;
  return isSmall(least) ? `, at least ${least}${unit}` : "";
}

function textType({ format, minLength, maxLength }: Schema): string {
  const known = typeof format === "string" ? FORMATS[format] : undefined;
  return known ?? `text${boundsOf(minLength, maxLength, " characters")}`;
}

function typeOf(schema: Schema): string {
  if ("const" in schema) return quoted([schema.const]);
  if (Array.isArray(schema.enum)) return `one of ${quoted(schema.enum)}`;
  const choices = choicesOf(schema);
  if (choices) return choices.every(isPlain) ? choices.map(typeOf).join(" or ") : "one of these";
  const bounds = boundsOf(schema.minimum ?? schema.exclusiveMinimum, schema.maximum);
  switch (schema.type) {
    case "string":
      return textType(schema);
    case "integer":
      return `whole number${bounds}`;
    case "number":
      return `number${bounds}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "array":
      return `list of ${schema.items ? pluralOf(schema.items as Schema) : "values"}${boundsOf(schema.minItems, schema.maxItems)}`;
    case "object":
      return schema.properties ? "object" : "object with named entries";
    default:
      return "any value";
  }
}

const pluralOf = (schema: Schema) => (schema.type === "object" ? "objects" : typeOf(schema));

/** Whether the type's name alone describes the schema. */
const isPlain = (schema: Schema): boolean => fieldsOf(schema).length === 0;

function fieldsOf(schema: Schema): readonly Shape[] {
  const choices = choicesOf(schema);
  if (choices) {
    if (choices.every((choice) => isNull(choice) || isPlain(choice))) return [];
    return choices.map((choice, at) =>
      shapeOf(choice, { name: String(choice.title ?? `Option ${at + 1}`), isRequired: true }),
    );
  }
  if (schema.type === "array") return schema.items ? fieldsOf(schema.items as Schema) : [];
  const required = (schema.required ?? []) as readonly string[];
  const ofNames = schema.additionalProperties;
  const byName =
    typeof ofNames === "object" && ofNames !== null ? { "{name}": ofNames as Schema } : {};
  const properties = { ...(schema.properties as Record<string, Schema> | undefined), ...byName };
  return Object.entries(properties).map(([name, field]) =>
    shapeOf(field, { name, isRequired: name in byName || required.includes(name) }),
  );
}

/**
 * Describes a schema in words.
 * @param schema without references
 */
export function shapeOf(
  schema: Schema,
  { name = null, isRequired = true }: { name?: string | null; isRequired?: boolean } = {},
): Shape {
  const choices = choicesOf(schema)?.filter((choice) => !isNull(choice));
  const [only] = choices ?? [];
  if (choices && only && choices.length === 1 && choicesOf(schema)?.some(isNull)) {
    const shape = shapeOf(only, { name, isRequired });
    return { ...shape, type: `${shape.type}, or null` };
  }
  return { name, type: typeOf(schema), isRequired, fields: fieldsOf(schema) };
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  "date-time": "2027-05-31T16:00:00Z",
  date: "2027-05-31",
  uuid: "6f1c2d3e-4a5b-4c6d-8e7f-901234567890",
  email: "name@example.com",
  uri: "https://example.com",
};

/** Returns an example value of a schema with only the required fields. */
export function exampleOf(schema: Schema): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = choicesOf(schema) ?? [];
  if (first) return exampleOf(first);
  switch (schema.type) {
    case "string":
      return EXAMPLES[String(schema.format)] ?? "text";
    case "integer":
    case "number":
      return isSmall(schema.minimum) ? schema.minimum : 1;
    case "boolean":
      return true;
    case "array":
      return schema.items && isSmall(schema.minItems) ? [exampleOf(schema.items as Schema)] : [];
    case "object": {
      const required = (schema.required ?? []) as readonly string[];
      const properties = (schema.properties ?? {}) as Record<string, Schema>;
      return Object.fromEntries(
        required.map((name) => [name, exampleOf(properties[name] ?? {})] as const),
      );
    }
    default:
      return "";
  }
}
