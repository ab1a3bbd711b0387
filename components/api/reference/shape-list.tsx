import type { Shape } from "#lib/api/shape.ts";

function Field({ shape: { name, type, isRequired, fields } }: { shape: Shape }) {
  return (
    <li className="leading-6">
      <p className="wrap-anywhere">
        <code className="text-sm font-medium">{name}</code>
        <span className="text-md text-muted-foreground">
          {` ${type}${isRequired ? "" : ", optional"}`}
        </span>
      </p>
      {fields.length > 0 ? <ShapeList shapes={fields} /> : null}
    </li>
  );
}

export function ShapeList({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <ul role="list" className="ml-1 flex flex-col gap-1 border-l pl-3">
      {shapes.map((shape) => (
        <Field key={shape.name} shape={shape} />
      ))}
    </ul>
  );
}
