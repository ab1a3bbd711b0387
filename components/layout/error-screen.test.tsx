import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

it("shows a reference for support when there is one", () => {
  const { rerender } = render(
    <ErrorScreen reset={() => undefined} digest="1a2b3c4d-0000-4000-8000-000000000000" />,
  );
  expect(screen.getByText("Reference: 1a2b3c4d")).toBeVisible();
  rerender(<ErrorScreen reset={() => undefined} digest={undefined} />);
  expect(screen.queryByText(/Reference/)).toBeNull();
});
