/** How much of the picture is there. */
export function LoadBar({ share }: { readonly share: number }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-10">
      <p id="picture-loading" className="text-ink-soft">
        Setting up the picture
      </p>
      <div
        role="progressbar"
        aria-labelledby="picture-loading"
        aria-valuenow={Math.round(share * 100)}
        className="h-2 w-full max-w-60 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-(--role) transition-[width] duration-300"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
