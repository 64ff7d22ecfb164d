/**
 * Cuts a chosen photograph of the site into all sizes that pages ask for (`worker/office/site-photos-page.tsx`): what is drawn anew
 * keeps nothing of where and when it was taken. Without it the form sends the file as it is.
 * scripts/vite/served-files.ts builds this file as one script.
 */
const SMALLER_QUALITIES = [0.82, 0.7, 0.55, 0.4]

const numbers = (text: string | undefined) => (text ?? '').split(' ').map(Number)

/** From its middle, in the shape of the drawing. */
function cutTo(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(naturalWidth / width, naturalHeight / height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paper = canvas.getContext('2d')!
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, width, height)
  paper.imageSmoothingQuality = 'high'
  const [left, top] = [(naturalWidth - width * scale) / 2, (naturalHeight - height * scale) / 2]
  paper.drawImage(image, left, top, width * scale, height * scale, 0, 0, width, height)
  return canvas
}

/** WebP where the browser writes it, else JPEG: all sizes are of one type. */
const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

async function typeOf(): Promise<string> {
  const one = document.createElement('canvas')
  one.width = one.height = 1
  return (await written(one, 'image/webp', 0.8))?.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
}

async function smallEnough(canvas: HTMLCanvasElement, type: string, most: number): Promise<Blob | null> {
  for (const quality of SMALLER_QUALITIES) {
    const blob = await written(canvas, type, quality)
    if (blob && blob.type === type && blob.size <= most) return blob
  }
  return null
}

const readAs = (file: File) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    // An address of data: the page may load no other that a script makes.
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const image = new Image()
      image.addEventListener('load', () => resolve(image))
      image.addEventListener('error', () => reject(new Error('no picture')))
      image.src = String(reader.result)
    })
    reader.addEventListener('error', () => reject(new Error('no file')))
    reader.readAsDataURL(file)
  })

function startPhoto(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=photo]')!
  const said = form.querySelector<HTMLElement>('[role=status]')!
  const button = form.querySelector<HTMLButtonElement>('button')!
  const widths = numbers(form.dataset.widths)
  const heights = numbers(form.dataset.heights)
  const most = Number(form.dataset.most)
  const fieldOf = (width: number) => form.querySelector<HTMLInputElement>(`input[name=file${width}]`)!

  const say = (words: string, isBad: boolean) => {
    said.hidden = false
    said.className = isBad ? 'bad' : 'soft'
    said.textContent = words
  }

  async function prepare(file: File): Promise<void> {
    const image = await readAs(file)
    // Nothing is drawn larger than it is.
    const fitting = widths.filter((width, i) => image.naturalWidth >= width && image.naturalHeight >= heights[i]!)
    if (fitting.length === 0) {
      field.value = ''
      say(
        `This picture is too small: it has ${image.naturalWidth} × ${image.naturalHeight} pixels, and pages show ${widths[0]} × ${heights[0]} at least. Choose a larger one.`,
        true,
      )
      return
    }
    const type = await typeOf()
    let bytes = 0
    for (const width of widths) {
      const files = new DataTransfer()
      if (fitting.indexOf(width) >= 0) {
        const blob = await smallEnough(cutTo(image, width, heights[widths.indexOf(width)]!), type, most)
        if (!blob) throw new Error('too large')
        bytes += blob.size
        files.items.add(new File([blob], `photo.${type === 'image/webp' ? 'webp' : 'jpg'}`, { type }))
      }
      fieldOf(width).files = files.files
    }
    // The camera's file stays here.
    field.required = false
    field.value = ''
    say(
      `Cut to ${fitting.length} ${fitting.length === 1 ? 'size' : 'sizes'}, ${Math.ceil(bytes / 1000)} kB together.`,
      false,
    )
  }

  field.addEventListener('change', () => {
    const file = field.files && field.files[0]
    if (!file) return
    button.disabled = true
    void prepare(file)
      .catch(() => {
        field.value = ''
        say('This browser cannot read that file. Choose a photo, or a JPEG.', true)
      })
      .finally(() => {
        button.disabled = false
      })
  })
}

/** Old browsers cannot put a file into a field. */
function canFillFields(): boolean {
  try {
    return new DataTransfer().items.add(new File([], '')) !== null && 'toBlob' in HTMLCanvasElement.prototype
  } catch {
    return false
  }
}

if (canFillFields())
  for (const form of Array.from(document.querySelectorAll<HTMLFormElement>('form.site-photo'))) startPhoto(form)
