/** Decorative; the text beside it says the same. */
export function EqualHousingMark() {
  return (
    <svg className="equal-housing" viewBox="0 0 48 44" aria-hidden focusable="false">
      <path
        fillRule="evenodd"
        d="M24 1 1 14v8h5v21h36V22h5v-8L24 1Zm0 7.2 12 6.8v22H12V15l12-6.8Z"
      />
      <path d="M16.5 18.5h15v5h-15zM16.5 27h15v5h-15z" />
    </svg>
  );
}
