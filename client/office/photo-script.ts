/**
 * Cuts a chosen photo of a driver or a car before it is sent (`worker/office/drivers-and-cars/photo-form.tsx`), and makes it small: what is drawn
 * anew keeps nothing of where and when it was taken. Without it the form sends the file as it is.
 * scripts/vite/served-files.ts builds this file as one script.
 */
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

interface Size {
  readonly width: number
  readonly height: number
}

/** From its middle, upright: browsers turn what a phone held sideways. Of one without a background the ground is white. */
function cut(image: HTMLImageElement, most: Size): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(naturalWidth / most.width, naturalHeight / most.height)
  const [width, height] = [most.width * scale, most.height * scale]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(most.width, width))
  canvas.height = Math.round(Math.min(most.height, height))
  const paper = canvas.getContext('2d')!
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2]
  paper.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function start(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=file]')!
  const button = form.querySelector<HTMLElement>('button')!
  const failed = form.querySelector<HTMLElement>('[role=status]')!
  const most = Number(form.dataset.most)
  const size = { width: Number(form.dataset.width), height: Number(form.dataset.height) }
  button.hidden = true

  const fail = () => {
    field.value = ''
    failed.hidden = false
  }

  function send(canvas: HTMLCanvasElement, tries: readonly number[]): void {
    if (tries.length === 0) return fail()
    canvas.toBlob(
      (blob) => {
        if (!blob || blob.type !== 'image/jpeg') return fail()
        if (blob.size > most) return send(canvas, tries.slice(1))
        const files = new DataTransfer()
        files.items.add(new File([blob], 'photo.jpg', { type: blob.type }))
        field.files = files.files
        // As a press of the button, which stays: whoever is no longer logged in is told so, and presses it after the login.
        button.hidden = false
        button.click()
      },
      'image/jpeg',
      tries[0],
    )
  }

  field.addEventListener('change', () => {
    const file = field.files?.[0]
    if (!file) return
    failed.hidden = true
    // An address of data: the page may load no other that a script makes.
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const image = new Image()
      image.addEventListener('load', () => send(cut(image, size), QUALITIES))
      image.addEventListener('error', fail)
      image.src = String(reader.result)
    })
    reader.addEventListener('error', fail)
    reader.readAsDataURL(file)
  })
}

/** Old browsers cannot put a file into a field. */
function canGiveFiles(): boolean {
  try {
    return new DataTransfer().items.add(new File([], '')) !== null && 'toBlob' in HTMLCanvasElement.prototype
  } catch {
    return false
  }
}

const found = document.getElementById('photo')
if (found && canGiveFiles()) start(found as HTMLFormElement)
