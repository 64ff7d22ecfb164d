import { expect, test } from 'vitest'
import { meantAddress } from '#domain/bookings/request/misspelled-email.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['GMIAL.Com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['googlemial.com', 'googlemail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['hotmial.fr', 'hotmail.fr'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['yhaoo.de', 'yahoo.de'],
  ['yahoo.co.ik', 'yahoo.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['outllook.com', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['icould.com', 'icloud.com'],
  ['iclod.com', 'icloud.com'],
  ['protonmial.com', 'protonmail.com'],
  ['live.con', 'live.com'],
  ['aol.cmo', 'aol.com'],
  ['gmx.ed', 'gmx.de'],
  ['gxm.de', 'gmx.de'],
  ['gmx.ent', 'gmx.net'],
  ['wbe.de', 'web.de'],
  ['web.dee', 'web.de'],
  ['t-onlin.de', 't-online.de'],
  ['freent.de', 'freenet.de'],
  ['orang.fr', 'orange.fr'],
  ['wanado.fr', 'wanadoo.fr'],
  ['laposte.ner', 'laposte.net'],
  ['mail.ri', 'mail.ru'],
  ['mial.ru', 'mail.ru'],
  ['yandx.ru', 'yandex.ru'],
  ['yandex.ri', 'yandex.ru'],
  ['ramblr.ru', 'rambler.ru'],
  ['qq.con', 'qq.com'],
  ['163.cmo', '163.com'],
  ['foxmial.com', 'foxmail.com'],
])('%s is a slip of %s', (typed, meant) => {
  expect(meantAddress(` Ann.Customer+lk@${typed} `)).toBe(`Ann.Customer+lk@${meant}`)
})

/** Providers, and companies whose names are like theirs. */
const REAL = `gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it hotmail.es hotmail.be hotmail.nl
  hotmail.ch outlook.com outlook.de outlook.fr outlook.jp outlook.in outlook.com.au live.com live.de live.fr live.nl live.cn
  live.co.uk live.com.au live.ca msn.com passport.com yahoo.com yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.in
  yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.au yahoo.com.sg yahoo.com.cn ymail.com rocketmail.com myyahoo.com icloud.com
  icloud.com.cn me.com mac.com mail.com email.com usa.com aol.com aol.de aol.fr aol.co.uk aim.com proton.me pm.me
  protonmail.com protonmail.ch tutanota.com tutanota.de tuta.io fastmail.com fastmail.fm hushmail.com hey.com zoho.com zoho.eu
  gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.fr gmx.us gmx.co.uk caramail.com web.de email.de mail.de t-online.de magenta.de
  freenet.de arcor.de posteo.de mailbox.org kabelmail.de online.de bluewin.ch sunrise.ch a1.net aon.at orange.fr wanadoo.fr
  free.fr sfr.fr neuf.fr bbox.fr laposte.net numericable.fr aliceadsl.fr orange.be skynet.be ziggo.nl kpnmail.nl mail.ru bk.ru
  list.ru inbox.ru internet.ru yandex.ru yandex.com yandex.by yandex.kz ya.ru rambler.ru lenta.ru ukr.net i.ua qq.com
  vip.qq.com foxmail.com 163.com vip.163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn wo.cn aliyun.com
  tom.com 21cn.com naver.com hanmail.net daum.net docomo.ne.jp btinternet.com sky.com talktalk.net virginmedia.com bigpond.com
  bigpond.net.au optusnet.com.au comcast.net verizon.net att.net cox.net sbcglobal.net charter.net earthlink.net rogers.com
  shaw.ca rediffmail.com sltnet.lk dialog.lk serendip-taxi.example.com gail.com grail.com gmall.com hotels.com cloud.com
  life.com love.com lime.com look.com orange.com free.com web.com`

test.each(REAL.split(/\s+/))('%s is never asked about', (domain) => {
  expect(meantAddress(`ann@${domain}`)).toBe(null)
})

test.each([
  '',
  'ann',
  '@gmial.com',
  'ann@',
  'ann@@gmial.com',
  'ann b@gmial.com',
  'ann@constructor',
  'ann@__proto__.com',
  'ann@toString.valueOf',
])('%j is no address to ask about', (typed) => {
  expect(meantAddress(typed)).toBe(null)
})
