import { vi } from "vitest";

/** Stands in for the router of next/navigation in tests of screens. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() };

let path = "/";

/** Says at which path the screens of a test are. */
export function visit(next: string): void {
  path = next;
}

export const useRouter = () => router;
export const usePathname = () => path;
