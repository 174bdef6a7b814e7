/* eslint-disable */
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// ../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}));
// ../node_modules/.pnpm/ajv-formats@3.0.1_ajv@8.20.0/node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
// src/judges.ts
var import_ucs2length = __toESM(require_ucs2length());
var import_formats = __toESM(require_formats());
const AREA = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//u;
const WITHOUT_AREA = /^(?:CET|CST6CDT|Cuba|EET|EST|EST5EDT|Egypt|Eire|GB|GB-Eire|Greenwich|HST|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|MET|MST|MST7MDT|NZ|NZ-CHAT|Navajo|PRC|PST8PDT|Poland|Portugal|ROC|ROK|Singapore|Turkey|UCT|UTC|Universal|W-SU|WET|Zulu|GMT(?:[+-]?0)?)$/u;
const PLACE = /^(?:GMT(?:[+-]?\d+)?|UC?TC?|ACT|LHI|NSW|Knox_IN|(?:[A-Z][a-z]+|D(?=U))+(?:[_-](?:[A-Z][a-z]+|[a-z]{2}))*)$/u;
const zones = new Set();
function isTimeZone(name) {
	if (zones.has(name)) return true;
	const parts = name.split("/").slice(1);
	if (!(WITHOUT_AREA.test(name) || AREA.test(name) && parts.every(isPlace))) return false;
	try {
		const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
		const isZone = timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
		if (isZone) zones.add(name);
		return isZone;
	} catch {
		return false;
	}
}
const isPlace = (part) => PLACE.test(part);
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;
function isInstant(text) {
	const day = text.slice(0, 10);
	if (!INSTANT.test(text) || Number.isNaN(Date.parse(day))) return false;
	return new Date(day).toISOString().startsWith(day) && /^[1-9]\d{3}-/u.test(new Date(text.toUpperCase()).toISOString());
}
// validators
const signInWithGoogle200 = validate15;
const func1 = import_ucs2length.default;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.accessToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accessToken" },
				message: "must have required property 'accessToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.refreshToken === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "refreshToken" },
				message: "must have required property 'refreshToken'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "accessToken" || key0 === "refreshToken")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.accessToken !== void 0) {
			let data0 = data.accessToken;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/accessToken",
						schemaPath: "#/properties/accessToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/accessToken",
					schemaPath: "#/properties/accessToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.refreshToken !== void 0) {
			let data1 = data.refreshToken;
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/refreshToken",
						schemaPath: "#/properties/refreshToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/refreshToken",
					schemaPath: "#/properties/refreshToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle400 = validate16;
const schema38 = {
	"description": "What went wrong, for a client to say in its own words. One it does not know is an unexpected error.",
	"type": "string",
	"enum": [
		"request.malformedJson",
		"archives.unreadable",
		"archives.invalid",
		"archives.unknownVersion",
		"auth.required",
		"auth.authentication_failed",
		"auth.idTokenSpent",
		"auth.refreshTokenInvalid",
		"auth.email_not_verified",
		"auth.freshSignInRequired",
		"auth.accountDeactivated",
		"request.notFound",
		"projects.notFound",
		"documents.notFound",
		"documentVersions.notFound",
		"trash.notFound",
		"journalEntries.notFound",
		"writingSessions.notFound",
		"publishedSessions.notFound",
		"devices.notFound",
		"invitations.notFound",
		"subscriptions.notFound",
		"articles.notFound",
		"request.methodNotAllowed",
		"projects.isJournal",
		"projects.notJournal",
		"documents.isJournalEntry",
		"trash.projectGone",
		"trash.dayTaken",
		"paragraphs.conflict",
		"writingSessions.noneActive",
		"writingSessions.alreadyLive",
		"writingSessions.illegalTransition",
		"documents.tooLong",
		"writingSessions.tooLong",
		"account.full",
		"invitations.tooMany",
		"subscriptions.ownInvitation",
		"waitlist.email_already_on_waitlist",
		"request.staleVersion",
		"archives.tooLarge",
		"request.tooLarge",
		"request.unsupportedMediaType",
		"actions.endpoints.validationError",
		"request.tooManyRequests",
		"actions.endpoints.serverError",
		"server.unavailable",
		"server.full",
		"health.notReady",
		"health.full"
	],
	"$id": "ProblemMessageKey"
};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err8 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 599 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 599
						},
						message: "must be <= 599"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2 < 400 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 400
						},
						message: "must be >= 400"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err12 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err13 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err15 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "ProblemMessageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data5 === "request.malformedJson" || data5 === "archives.unreadable" || data5 === "archives.invalid" || data5 === "archives.unknownVersion" || data5 === "auth.required" || data5 === "auth.authentication_failed" || data5 === "auth.idTokenSpent" || data5 === "auth.refreshTokenInvalid" || data5 === "auth.email_not_verified" || data5 === "auth.freshSignInRequired" || data5 === "auth.accountDeactivated" || data5 === "request.notFound" || data5 === "projects.notFound" || data5 === "documents.notFound" || data5 === "documentVersions.notFound" || data5 === "trash.notFound" || data5 === "journalEntries.notFound" || data5 === "writingSessions.notFound" || data5 === "publishedSessions.notFound" || data5 === "devices.notFound" || data5 === "invitations.notFound" || data5 === "subscriptions.notFound" || data5 === "articles.notFound" || data5 === "request.methodNotAllowed" || data5 === "projects.isJournal" || data5 === "projects.notJournal" || data5 === "documents.isJournalEntry" || data5 === "trash.projectGone" || data5 === "trash.dayTaken" || data5 === "paragraphs.conflict" || data5 === "writingSessions.noneActive" || data5 === "writingSessions.alreadyLive" || data5 === "writingSessions.illegalTransition" || data5 === "documents.tooLong" || data5 === "writingSessions.tooLong" || data5 === "account.full" || data5 === "invitations.tooMany" || data5 === "subscriptions.ownInvitation" || data5 === "waitlist.email_already_on_waitlist" || data5 === "request.staleVersion" || data5 === "archives.tooLarge" || data5 === "request.tooLarge" || data5 === "request.unsupportedMediaType" || data5 === "actions.endpoints.validationError" || data5 === "request.tooManyRequests" || data5 === "actions.endpoints.serverError" || data5 === "server.unavailable" || data5 === "server.full" || data5 === "health.notReady" || data5 === "health.full")) {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "ProblemMessageKey/enum",
					keyword: "enum",
					params: { allowedValues: schema38.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle422 = validate17;
const schema41 = {
	"description": "What is wrong with one field, for a client to say in its own words.",
	"type": "string",
	"enum": [
		"validation.required",
		"validation.additionalProperties",
		"validation.textTooShort",
		"validation.textTooLong",
		"validation.wrongFormat",
		"validation.email",
		"validation.integer",
		"validation.number",
		"validation.boolean",
		"validation.date",
		"validation.dateTooLate",
		"validation.rangeReversed",
		"validation.rangeTooLong",
		"validation.dateTime",
		"validation.uuid",
		"validation.url",
		"validation.numberTooSmall",
		"validation.numberTooLarge",
		"validation.enum",
		"validation.listTooShort",
		"validation.listTooLong",
		"validation.listRepeats",
		"validation.object",
		"validation.list",
		"validation.text",
		"validation.json",
		"validation.timeZone",
		"validation.cursor",
		"signUp.passwordTooShort",
		"signUp.passwordsDiffer",
		"signUp.firstNameRequired",
		"signUp.lastNameRequired",
		"signUp.termsRequired",
		"account.emailMismatch",
		"idempotency.keyReused"
	],
	"$id": "FieldMessageKey"
};
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.field === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "field" },
				message: "must have required property 'field'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "field" || key0 === "messageKey")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "string") {
				const err3 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data1 = data.messageKey;
			if (typeof data1 !== "string") {
				const err4 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "FieldMessageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data1 === "validation.required" || data1 === "validation.additionalProperties" || data1 === "validation.textTooShort" || data1 === "validation.textTooLong" || data1 === "validation.wrongFormat" || data1 === "validation.email" || data1 === "validation.integer" || data1 === "validation.number" || data1 === "validation.boolean" || data1 === "validation.date" || data1 === "validation.dateTooLate" || data1 === "validation.rangeReversed" || data1 === "validation.rangeTooLong" || data1 === "validation.dateTime" || data1 === "validation.uuid" || data1 === "validation.url" || data1 === "validation.numberTooSmall" || data1 === "validation.numberTooLarge" || data1 === "validation.enum" || data1 === "validation.listTooShort" || data1 === "validation.listTooLong" || data1 === "validation.listRepeats" || data1 === "validation.object" || data1 === "validation.list" || data1 === "validation.text" || data1 === "validation.json" || data1 === "validation.timeZone" || data1 === "validation.cursor" || data1 === "signUp.passwordTooShort" || data1 === "signUp.passwordsDiffer" || data1 === "signUp.firstNameRequired" || data1 === "signUp.lastNameRequired" || data1 === "signUp.termsRequired" || data1 === "account.emailMismatch" || data1 === "idempotency.keyReused")) {
				const err5 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "FieldMessageKey/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.errors === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "errors" },
				message: "must have required property 'errors'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey" || key0 === "errors")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (422 !== data2) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 422 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err12 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err13 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err15 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if ("actions.endpoints.validationError" !== data5) {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "actions.endpoints.validationError" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.errors !== void 0) {
			let data6 = data.errors;
			if (Array.isArray(data6)) {
				if (data6.length < 1) {
					const err17 = {
						instancePath: instancePath + "/errors",
						schemaPath: "#/properties/errors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate18(data6[i0], {
					instancePath: instancePath + "/errors/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate18.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/errors",
					schemaPath: "#/properties/errors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const refreshAccessToken200 = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.accessToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accessToken" },
				message: "must have required property 'accessToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "accessToken")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.accessToken !== void 0) {
			let data0 = data.accessToken;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/accessToken",
						schemaPath: "#/properties/accessToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/accessToken",
					schemaPath: "#/properties/accessToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const getCurrentUser200 = validate21;
const schema43 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"email",
		"name",
		"givenName",
		"pictureUrl",
		"bio",
		"language",
		"timeZone",
		"weekStart",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"email": { "$ref": "EmailAddress" },
		"name": {
			"description": "As the identity provider gives it; empty where it gives none.",
			"type": "string"
		},
		"givenName": {
			"description": "The provider’s `given_name`, for a greeting; null where it gives none.",
			"type": ["string", "null"],
			"minLength": 1
		},
		"pictureUrl": {
			"type": ["string", "null"],
			"format": "uri"
		},
		"bio": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"language": { "$ref": "Language" },
		"timeZone": { "$ref": "TimeZone" },
		"weekStart": { "$ref": "WeekStart" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "User"
};
const schema47 = {
	"type": "string",
	"enum": ["fr", "en"],
	"$id": "Language"
};
const schema49 = {
	"description": "The first day of the writer's week.",
	"type": "string",
	"enum": [
		"monday",
		"sunday",
		"saturday"
	],
	"$id": "WeekStart"
};
const func4 = Object.prototype.hasOwnProperty;
const formats8 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats10 = import_formats.fullFormats.uri;
const formats14 = isInstant;
const pattern4 = new RegExp("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern5 = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "u");
const formats12 = isTimeZone;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func1(data) > 64) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 64 },
				message: "must NOT have more than 64 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 128) {
			if (!formats12(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/format",
					keyword: "format",
					params: { format: "time-zone" },
					message: "must match format \"time-zone\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.givenName === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "givenName" },
				message: "must have required property 'givenName'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.pictureUrl === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pictureUrl" },
				message: "must have required property 'pictureUrl'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.bio === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bio" },
				message: "must have required property 'bio'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.language === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.weekStart === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "weekStart" },
				message: "must have required property 'weekStart'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema43.properties, key0)) {
			const err11 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err15 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err16 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.email !== void 0) {
			let data2 = data.email;
			if (typeof data2 === "string") {
				if (func1(data2) > 320) {
					const err17 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data2.length <= 640) {
					if (!pattern5.test(data2)) {
						const err18 = {
							instancePath: instancePath + "/email",
							schemaPath: "EmailAddress/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
							message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err20 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.givenName !== void 0) {
			let data4 = data.givenName;
			if (typeof data4 !== "string" && data4 !== null) {
				const err21 = {
					instancePath: instancePath + "/givenName",
					schemaPath: "#/properties/givenName/type",
					keyword: "type",
					params: { type: schema43.properties.givenName.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err22 = {
						instancePath: instancePath + "/givenName",
						schemaPath: "#/properties/givenName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.pictureUrl !== void 0) {
			let data5 = data.pictureUrl;
			if (typeof data5 !== "string" && data5 !== null) {
				const err23 = {
					instancePath: instancePath + "/pictureUrl",
					schemaPath: "#/properties/pictureUrl/type",
					keyword: "type",
					params: { type: schema43.properties.pictureUrl.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data5 === "string") {
				if (!formats10(data5)) {
					const err24 = {
						instancePath: instancePath + "/pictureUrl",
						schemaPath: "#/properties/pictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.bio !== void 0) {
			let data6 = data.bio;
			if (typeof data6 !== "string" && data6 !== null) {
				const err25 = {
					instancePath: instancePath + "/bio",
					schemaPath: "#/properties/bio/type",
					keyword: "type",
					params: { type: schema43.properties.bio.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (typeof data6 === "string") {
				if (func1(data6) < 1) {
					const err26 = {
						instancePath: instancePath + "/bio",
						schemaPath: "#/properties/bio/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data7 = data.language;
			if (typeof data7 !== "string") {
				const err27 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (!(data7 === "fr" || data7 === "en")) {
				const err28 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate22(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.weekStart !== void 0) {
			let data9 = data.weekStart;
			if (typeof data9 !== "string") {
				const err29 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "WeekStart/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (!(data9 === "monday" || data9 === "sunday" || data9 === "saturday")) {
				const err30 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "WeekStart/enum",
					keyword: "enum",
					params: { allowedValues: schema49.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data10 = data.createdAt;
			if (typeof data10 === "string") {
				if (!formats14(data10)) {
					const err31 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const listProjects200 = validate24;
const schema50 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Project" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"total": {
			"description": "How many the whole list has. Of its first page alone, and not of one that is searched in texts.",
			"type": "integer",
			"minimum": 0
		}
	},
	"$id": "ProjectPage"
};
const schema51 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"name",
		"description",
		"type",
		"sessionCount",
		"documentCount",
		"words",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"name": { "type": "string" },
		"description": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"type": { "$ref": "ProjectType" },
		"sessionCount": {
			"description": "Sessions that started here, without the discarded ones.",
			"type": "integer",
			"minimum": 0
		},
		"documentCount": {
			"type": "integer",
			"minimum": 0
		},
		"words": {
			"description": "Of its documents.",
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"description": "When it, its documents or their text last changed.",
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "Project"
};
const schema54 = {
	"type": "string",
	"enum": ["journal", "plain"],
	"$id": "ProjectType"
};
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.type === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sessionCount === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionCount" },
				message: "must have required property 'sessionCount'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.documentCount === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentCount" },
				message: "must have required property 'documentCount'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.words === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema51.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err14 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err15 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err16 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 !== "string" && data3 !== null) {
				const err17 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: schema51.properties.description.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data3 === "string") {
				if (func1(data3) < 1) {
					const err18 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.type !== void 0) {
			let data4 = data.type;
			if (typeof data4 !== "string") {
				const err19 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (!(data4 === "journal" || data4 === "plain")) {
				const err20 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/enum",
					keyword: "enum",
					params: { allowedValues: schema54.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.sessionCount !== void 0) {
			let data5 = data.sessionCount;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err21 = {
					instancePath: instancePath + "/sessionCount",
					schemaPath: "#/properties/sessionCount/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err22 = {
						instancePath: instancePath + "/sessionCount",
						schemaPath: "#/properties/sessionCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.documentCount !== void 0) {
			let data6 = data.documentCount;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err23 = {
					instancePath: instancePath + "/documentCount",
					schemaPath: "#/properties/documentCount/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err24 = {
						instancePath: instancePath + "/documentCount",
						schemaPath: "#/properties/documentCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.words !== void 0) {
			let data7 = data.words;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err25 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err26 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data8 = data.createdAt;
			if (typeof data8 === "string") {
				if (!formats14(data8)) {
					const err27 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data9 = data.updatedAt;
			if (typeof data9 === "string") {
				if (!formats14(data9)) {
					const err29 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "total")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate25(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate25.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema50.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err6 = {
					instancePath: instancePath + "/total",
					schemaPath: "#/properties/total/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err7 = {
						instancePath: instancePath + "/total",
						schemaPath: "#/properties/total/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const createProject201 = validate25;
const listProjectTexts200 = validate27;
const schema55 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Document" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "DocumentTextPage"
};
const schema56 = {
	"description": "A document summary with the paragraphs in the byte order of their positions.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"projectId",
		"projectName",
		"position",
		"title",
		"journalEntry",
		"language",
		"words",
		"createdAt",
		"updatedAt",
		"paragraphs"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"projectId": { "$ref": "Id" },
		"projectName": { "type": "string" },
		"position": { "$ref": "DocumentPosition" },
		"title": { "type": "string" },
		"journalEntry": {
			"description": "Null for a document that is no journal entry.",
			"anyOf": [{ "$ref": "JournalDay" }, { "type": "null" }]
		},
		"language": { "$ref": "Language" },
		"words": {
			"description": "Words of the text (see Words above).",
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"description": "When its title, its language, its place or its text last changed.",
			"type": "string",
			"format": "date-time"
		},
		"paragraphs": {
			"type": "array",
			"items": { "$ref": "Paragraph" }
		}
	},
	"$id": "Document"
};
const pattern9 = new RegExp("^[0-9A-Za-z]+$", "u");
const formats26 = import_formats.fullFormats.date;
const pattern10 = new RegExp("^[1-9]", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.localDate === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "localDate" || key0 === "timeZone")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.localDate !== void 0) {
			let data0 = data.localDate;
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats26.validate(data0)) {
					const err4 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/localDate",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate22(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate22.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const schema67 = {
	"type": "string",
	"enum": [
		"paragraph",
		"heading",
		"quote",
		"sceneBreak"
	],
	"$id": "ParagraphType"
};
const pattern12 = new RegExp("^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 2e3) {
			if (!pattern12.test(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/pattern",
					keyword: "pattern",
					params: { pattern: "^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$" },
					message: "must match pattern \"^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const schema69 = {
	"type": "string",
	"enum": [
		"strong",
		"emphasis",
		"underline",
		"strike"
	],
	"$id": "Mark"
};
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.marks === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "marks" },
				message: "must have required property 'marks'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "marks")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (func1(data0) > 5e4) {
					const err3 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.marks !== void 0) {
			let data1 = data.marks;
			if (Array.isArray(data1)) {
				if (data1.length > 4) {
					const err5 = {
						instancePath: instancePath + "/marks",
						schemaPath: "#/properties/marks/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length <= 4) {
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 !== "string") {
							const err6 = {
								instancePath: instancePath + "/marks/" + i0,
								schemaPath: "Mark/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!(data2 === "strong" || data2 === "emphasis" || data2 === "underline" || data2 === "strike")) {
							const err7 = {
								instancePath: instancePath + "/marks/" + i0,
								schemaPath: "Mark/enum",
								keyword: "enum",
								params: { allowedValues: schema69.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/marks",
					schemaPath: "#/properties/marks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.position === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.content === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.version === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "position" || key0 === "type" || key0 === "content" || key0 === "version" || key0 === "updatedAt")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.position !== void 0) {
			if (!validate33(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data2 === "paragraph" || data2 === "heading" || data2 === "quote" || data2 === "sceneBreak")) {
				const err11 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data3 = data.content;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate35(data3[i0], {
					instancePath: instancePath + "/content/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate35.errors);
					errors = vErrors.length;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data5 = data.version;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err13 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					const err14 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.updatedAt !== void 0) {
			let data6 = data.updatedAt;
			if (typeof data6 === "string") {
				if (!formats14(data6)) {
					const err15 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.projectName === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.position === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.title === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.journalEntry === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "journalEntry" },
				message: "must have required property 'journalEntry'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.language === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.words === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema56.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err14 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err16 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err17 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err18 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!formats8.test(data2)) {
					const err19 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.projectName !== void 0) {
			if (typeof data.projectName !== "string") {
				const err21 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.position !== void 0) {
			let data4 = data.position;
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err22 = {
						instancePath: instancePath + "/position",
						schemaPath: "DocumentPosition/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err23 = {
						instancePath: instancePath + "/position",
						schemaPath: "DocumentPosition/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9A-Za-z]+$" },
						message: "must match pattern \"^[0-9A-Za-z]+$\""
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/position",
					schemaPath: "DocumentPosition/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err25 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.journalEntry !== void 0) {
			let data6 = data.journalEntry;
			const _errs19 = errors;
			let valid5 = false;
			const _errs20 = errors;
			if (!validate29(data6, {
				instancePath: instancePath + "/journalEntry",
				parentData: data,
				parentDataProperty: "journalEntry",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate29.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs20 === errors;
			valid5 = valid5 || _valid0;
			if (!valid5) {
				const _errs21 = errors;
				if (data6 !== null) {
					const err26 = {
						instancePath: instancePath + "/journalEntry",
						schemaPath: "#/properties/journalEntry/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				var _valid0 = _errs21 === errors;
				valid5 = valid5 || _valid0;
			}
			if (!valid5) {
				const err27 = {
					instancePath: instancePath + "/journalEntry",
					schemaPath: "#/properties/journalEntry/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
		if (data.language !== void 0) {
			let data7 = data.language;
			if (typeof data7 !== "string") {
				const err28 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (!(data7 === "fr" || data7 === "en")) {
				const err29 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data8 = data.words;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err30 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					const err31 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data9 = data.createdAt;
			if (typeof data9 === "string") {
				if (!formats14(data9)) {
					const err32 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data10 = data.updatedAt;
			if (typeof data10 === "string") {
				if (!formats14(data10)) {
					const err34 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data11 = data.paragraphs;
			if (Array.isArray(data11)) {
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate32(data11[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data11,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate32.errors);
					errors = vErrors.length;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
	} else {
		const err37 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err37];
		else vErrors.push(err37);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate28(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate28.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema55.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
const listJournalEntries200 = validate39;
const schema70 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Document" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "JournalEntryPage"
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate28(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate28.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema70.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
const getJournalEntry200 = validate28;
const listDocuments200 = validate41;
const schema71 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "ListedDocument" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"total": {
			"description": "How many the whole list has. Of its first page alone, and not of one that is searched in texts.",
			"type": "integer",
			"minimum": 0
		}
	},
	"$id": "DocumentPage"
};
const schema72 = {
	"description": "A document in a list of them, which may be searched.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"projectId",
		"projectName",
		"position",
		"title",
		"journalEntry",
		"language",
		"words",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"projectId": { "$ref": "Id" },
		"projectName": { "type": "string" },
		"position": { "$ref": "DocumentPosition" },
		"title": { "type": "string" },
		"journalEntry": {
			"description": "Null for a document that is no journal entry.",
			"anyOf": [{ "$ref": "JournalDay" }, { "type": "null" }]
		},
		"language": { "$ref": "Language" },
		"words": {
			"type": "integer",
			"minimum": 0
		},
		"passage": {
			"description": "In a list that was searched, of a document that was found in its text: what the first of its paragraphs that has the search says there, as it is written, for a reader to see why it was found (see Searching above). Left out otherwise.",
			"type": "string",
			"minLength": 1,
			"maxLength": 300
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"description": "When its title, its language, its place or its text last changed.",
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "ListedDocument"
};
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.projectName === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.position === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.title === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.journalEntry === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "journalEntry" },
				message: "must have required property 'journalEntry'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.language === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.words === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema72.properties, key0)) {
			const err11 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err15 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err16 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err17 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!formats8.test(data2)) {
					const err18 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.projectName !== void 0) {
			if (typeof data.projectName !== "string") {
				const err20 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.position !== void 0) {
			let data4 = data.position;
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err21 = {
						instancePath: instancePath + "/position",
						schemaPath: "DocumentPosition/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err22 = {
						instancePath: instancePath + "/position",
						schemaPath: "DocumentPosition/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9A-Za-z]+$" },
						message: "must match pattern \"^[0-9A-Za-z]+$\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/position",
					schemaPath: "DocumentPosition/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err24 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.journalEntry !== void 0) {
			let data6 = data.journalEntry;
			const _errs19 = errors;
			let valid5 = false;
			const _errs20 = errors;
			if (!validate29(data6, {
				instancePath: instancePath + "/journalEntry",
				parentData: data,
				parentDataProperty: "journalEntry",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate29.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs20 === errors;
			valid5 = valid5 || _valid0;
			if (!valid5) {
				const _errs21 = errors;
				if (data6 !== null) {
					const err25 = {
						instancePath: instancePath + "/journalEntry",
						schemaPath: "#/properties/journalEntry/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				var _valid0 = _errs21 === errors;
				valid5 = valid5 || _valid0;
			}
			if (!valid5) {
				const err26 = {
					instancePath: instancePath + "/journalEntry",
					schemaPath: "#/properties/journalEntry/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
		if (data.language !== void 0) {
			let data7 = data.language;
			if (typeof data7 !== "string") {
				const err27 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (!(data7 === "fr" || data7 === "en")) {
				const err28 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data8 = data.words;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err29 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					const err30 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		if (data.passage !== void 0) {
			let data9 = data.passage;
			if (typeof data9 === "string") {
				if (func1(data9) > 300) {
					const err31 = {
						instancePath: instancePath + "/passage",
						schemaPath: "#/properties/passage/maxLength",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (func1(data9) < 1) {
					const err32 = {
						instancePath: instancePath + "/passage",
						schemaPath: "#/properties/passage/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/passage",
					schemaPath: "#/properties/passage/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data10 = data.createdAt;
			if (typeof data10 === "string") {
				if (!formats14(data10)) {
					const err34 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data11 = data.updatedAt;
			if (typeof data11 === "string") {
				if (!formats14(data11)) {
					const err36 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
	} else {
		const err38 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err38];
		else vErrors.push(err38);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "total")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate42(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate42.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema71.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err6 = {
					instancePath: instancePath + "/total",
					schemaPath: "#/properties/total/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err7 = {
						instancePath: instancePath + "/total",
						schemaPath: "#/properties/total/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const findDocumentTitles200 = validate45;
const schema79 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"projectId",
		"projectName",
		"position",
		"title",
		"journalEntry",
		"language",
		"words",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"projectId": { "$ref": "Id" },
		"projectName": { "type": "string" },
		"position": { "$ref": "DocumentPosition" },
		"title": { "type": "string" },
		"journalEntry": {
			"description": "Null for a document that is no journal entry.",
			"anyOf": [{ "$ref": "JournalDay" }, { "type": "null" }]
		},
		"language": { "$ref": "Language" },
		"words": {
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"description": "When its title, its language, its place or its text last changed.",
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "DocumentSummary"
};
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.projectName === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.position === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.title === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.journalEntry === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "journalEntry" },
				message: "must have required property 'journalEntry'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.language === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.words === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema79.properties, key0)) {
			const err11 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err15 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err16 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err17 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!formats8.test(data2)) {
					const err18 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.projectName !== void 0) {
			if (typeof data.projectName !== "string") {
				const err20 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.position !== void 0) {
			let data4 = data.position;
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err21 = {
						instancePath: instancePath + "/position",
						schemaPath: "DocumentPosition/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err22 = {
						instancePath: instancePath + "/position",
						schemaPath: "DocumentPosition/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9A-Za-z]+$" },
						message: "must match pattern \"^[0-9A-Za-z]+$\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/position",
					schemaPath: "DocumentPosition/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err24 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.journalEntry !== void 0) {
			let data6 = data.journalEntry;
			const _errs19 = errors;
			let valid5 = false;
			const _errs20 = errors;
			if (!validate29(data6, {
				instancePath: instancePath + "/journalEntry",
				parentData: data,
				parentDataProperty: "journalEntry",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate29.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs20 === errors;
			valid5 = valid5 || _valid0;
			if (!valid5) {
				const _errs21 = errors;
				if (data6 !== null) {
					const err25 = {
						instancePath: instancePath + "/journalEntry",
						schemaPath: "#/properties/journalEntry/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				var _valid0 = _errs21 === errors;
				valid5 = valid5 || _valid0;
			}
			if (!valid5) {
				const err26 = {
					instancePath: instancePath + "/journalEntry",
					schemaPath: "#/properties/journalEntry/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
		if (data.language !== void 0) {
			let data7 = data.language;
			if (typeof data7 !== "string") {
				const err27 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (!(data7 === "fr" || data7 === "en")) {
				const err28 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data8 = data.words;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err29 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					const err30 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data9 = data.createdAt;
			if (typeof data9 === "string") {
				if (!formats14(data9)) {
					const err31 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data10 = data.updatedAt;
			if (typeof data10 === "string") {
				if (!formats14(data10)) {
					const err33 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
	} else {
		const err35 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err35];
		else vErrors.push(err35);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.total === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total" },
				message: "must have required property 'total'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "total")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					const err3 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						message: "must NOT have more than 20 items"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 20) {
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate46(data0[i0], {
						instancePath: instancePath + "/items/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate46.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.total !== void 0) {
			let data2 = data.total;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err5 = {
					instancePath: instancePath + "/total",
					schemaPath: "#/properties/total/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err6 = {
						instancePath: instancePath + "/total",
						schemaPath: "#/properties/total/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const updateDocument200 = validate46;
const saveParagraphs200 = validate49;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "version")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate50.errors = vErrors;
	return errors === 0;
}
const schema89 = {
	"description": "A size of which 95 % or more are used.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"of",
		"limit",
		"used"
	],
	"properties": {
		"of": {
			"type": "string",
			"enum": [
				"document",
				"session",
				"account"
			]
		},
		"limit": {
			"type": "integer",
			"minimum": 1
		},
		"used": {
			"type": "integer",
			"minimum": 0
		}
	},
	"$id": "NearLimit"
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.of === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "of" },
				message: "must have required property 'of'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.limit === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.used === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "used" },
				message: "must have required property 'used'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "of" || key0 === "limit" || key0 === "used")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.of !== void 0) {
			let data0 = data.of;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/properties/of/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data0 === "document" || data0 === "session" || data0 === "account")) {
				const err5 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/properties/of/enum",
					keyword: "enum",
					params: { allowedValues: schema89.properties.of.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data1 = data.limit;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.used !== void 0) {
			let data2 = data.used;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err8 = {
					instancePath: instancePath + "/used",
					schemaPath: "#/properties/used/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/used",
						schemaPath: "#/properties/used/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
const schema90 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"status",
		"title",
		"comment",
		"sentiment",
		"visibility",
		"projectId",
		"documentId",
		"timeZone",
		"localDate",
		"startedAt",
		"pausedAt",
		"resumedAt",
		"lastWrittenAt",
		"endedAt",
		"publishedAt",
		"stats"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"status": { "$ref": "WritingSessionStatus" },
		"title": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"comment": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" },
		"projectId": {
			"description": "Where it started; null where nothing was named, or once that is deleted.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"documentId": {
			"description": "Where it started; null where nothing was named, or once that is deleted.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"timeZone": { "$ref": "TimeZone" },
		"localDate": {
			"description": "The writer's date when it started; a session that crosses midnight keeps it.",
			"$ref": "LocalDate"
		},
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"pausedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"resumedAt": {
			"description": "When its last pause was over and it went on; null where it never went on, or where that was before it was recorded.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"lastWrittenAt": {
			"description": "When the server took the last change of text that it counts in this session, which idleSeconds goes by; imported or restored text is one. Pauses and the end leave it. Null where nothing was written, or where that was before it was recorded.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"endedAt": {
			"description": "When it ended, which no later transition changes.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"publishedAt": {
			"description": "When it was last published; a change of what is said of it leaves this time.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"stats": { "$ref": "WritingSessionStats" }
	},
	"$id": "WritingSession"
};
const schema93 = {
	"type": "string",
	"enum": [
		"active",
		"paused",
		"ended",
		"draft",
		"published",
		"discarded"
	],
	"$id": "WritingSessionStatus"
};
const schema94 = {
	"type": "string",
	"enum": [
		"none",
		"positive",
		"neutral",
		"negative"
	],
	"$id": "Sentiment"
};
const schema95 = {
	"type": "string",
	"enum": [
		"private",
		"team",
		"public"
	],
	"$id": "Visibility"
};
const schema99 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"words",
		"wordsRemoved",
		"paragraphs",
		"durationSeconds",
		"pausedSeconds",
		"idleSeconds",
		"wordsPerMinute"
	],
	"properties": {
		"words": {
			"description": "Words that the session added (see Words above).",
			"type": "integer",
			"minimum": 0
		},
		"wordsRemoved": {
			"description": "Words that the session took away; never subtracted from those it added.",
			"type": "integer",
			"minimum": 0
		},
		"paragraphs": {
			"description": "Paragraphs that hold words the session added.",
			"type": "integer",
			"minimum": 0
		},
		"durationSeconds": {
			"description": "From start to end without the pauses; while the session lives, as of the answer.",
			"type": "integer",
			"minimum": 0,
			"x-volatile": true
		},
		"pausedSeconds": {
			"type": "integer",
			"minimum": 0,
			"x-volatile": true
		},
		"idleSeconds": {
			"description": "Gaps of over 300 s between edits, pauses left out.",
			"type": "integer",
			"minimum": 0,
			"x-volatile": true
		},
		"wordsPerMinute": {
			"description": "Words over the minutes that were not idle, to one decimal; null under one minute.",
			"type": ["number", "null"],
			"minimum": 0,
			"x-volatile": true
		}
	},
	"$id": "WritingSessionStats"
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.words === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.wordsRemoved === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsRemoved" },
				message: "must have required property 'wordsRemoved'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.durationSeconds === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "durationSeconds" },
				message: "must have required property 'durationSeconds'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.pausedSeconds === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedSeconds" },
				message: "must have required property 'pausedSeconds'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.idleSeconds === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "idleSeconds" },
				message: "must have required property 'idleSeconds'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.wordsPerMinute === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsPerMinute" },
				message: "must have required property 'wordsPerMinute'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "words" || key0 === "wordsRemoved" || key0 === "paragraphs" || key0 === "durationSeconds" || key0 === "pausedSeconds" || key0 === "idleSeconds" || key0 === "wordsPerMinute")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.words !== void 0) {
			let data0 = data.words;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err8 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err9 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.wordsRemoved !== void 0) {
			let data1 = data.wordsRemoved;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err10 = {
					instancePath: instancePath + "/wordsRemoved",
					schemaPath: "#/properties/wordsRemoved/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err11 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.paragraphs !== void 0) {
			let data2 = data.paragraphs;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err12 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err13 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.durationSeconds !== void 0) {
			let data3 = data.durationSeconds;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err14 = {
					instancePath: instancePath + "/durationSeconds",
					schemaPath: "#/properties/durationSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err15 = {
						instancePath: instancePath + "/durationSeconds",
						schemaPath: "#/properties/durationSeconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.pausedSeconds !== void 0) {
			let data4 = data.pausedSeconds;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err16 = {
					instancePath: instancePath + "/pausedSeconds",
					schemaPath: "#/properties/pausedSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err17 = {
						instancePath: instancePath + "/pausedSeconds",
						schemaPath: "#/properties/pausedSeconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.idleSeconds !== void 0) {
			let data5 = data.idleSeconds;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err18 = {
					instancePath: instancePath + "/idleSeconds",
					schemaPath: "#/properties/idleSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err19 = {
						instancePath: instancePath + "/idleSeconds",
						schemaPath: "#/properties/idleSeconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
		if (data.wordsPerMinute !== void 0) {
			let data6 = data.wordsPerMinute;
			if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
				const err20 = {
					instancePath: instancePath + "/wordsPerMinute",
					schemaPath: "#/properties/wordsPerMinute/type",
					keyword: "type",
					params: { type: schema99.properties.wordsPerMinute.type },
					message: "must be number,null"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err21 = {
						instancePath: instancePath + "/wordsPerMinute",
						schemaPath: "#/properties/wordsPerMinute/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.comment === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "comment" },
				message: "must have required property 'comment'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sentiment === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sentiment" },
				message: "must have required property 'sentiment'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.visibility === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" },
				message: "must have required property 'visibility'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.projectId === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.documentId === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.localDate === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.startedAt === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startedAt" },
				message: "must have required property 'startedAt'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.pausedAt === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedAt" },
				message: "must have required property 'pausedAt'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.resumedAt === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resumedAt" },
				message: "must have required property 'resumedAt'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.lastWrittenAt === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastWrittenAt" },
				message: "must have required property 'lastWrittenAt'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.endedAt === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endedAt" },
				message: "must have required property 'endedAt'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.stats === void 0) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stats" },
				message: "must have required property 'stats'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema90.properties, key0)) {
			const err18 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err19 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err20 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err22 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err23 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 !== "string") {
				const err24 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data2 === "active" || data2 === "paused" || data2 === "ended" || data2 === "draft" || data2 === "published" || data2 === "discarded")) {
				const err25 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/enum",
					keyword: "enum",
					params: { allowedValues: schema93.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 !== "string" && data3 !== null) {
				const err26 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema90.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (typeof data3 === "string") {
				if (func1(data3) < 1) {
					const err27 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
		if (data.comment !== void 0) {
			let data4 = data.comment;
			if (typeof data4 !== "string" && data4 !== null) {
				const err28 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema90.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err29 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.sentiment !== void 0) {
			let data5 = data.sentiment;
			if (typeof data5 !== "string") {
				const err30 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (!(data5 === "none" || data5 === "positive" || data5 === "neutral" || data5 === "negative")) {
				const err31 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema94.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data6 = data.visibility;
			if (typeof data6 !== "string") {
				const err32 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (!(data6 === "private" || data6 === "team" || data6 === "public")) {
				const err33 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema95.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data7 = data.projectId;
			const _errs22 = errors;
			let valid6 = false;
			const _errs23 = errors;
			if (typeof data7 === "string") {
				if (!pattern4.test(data7)) {
					const err34 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (!formats8.test(data7)) {
					const err35 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
			var _valid0 = _errs23 === errors;
			valid6 = valid6 || _valid0;
			if (!valid6) {
				const _errs26 = errors;
				if (data7 !== null) {
					const err37 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "#/properties/projectId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				var _valid0 = _errs26 === errors;
				valid6 = valid6 || _valid0;
			}
			if (!valid6) {
				const err38 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "#/properties/projectId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.documentId !== void 0) {
			let data8 = data.documentId;
			const _errs29 = errors;
			let valid8 = false;
			const _errs30 = errors;
			if (typeof data8 === "string") {
				if (!pattern4.test(data8)) {
					const err39 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (!formats8.test(data8)) {
					const err40 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			var _valid1 = _errs30 === errors;
			valid8 = valid8 || _valid1;
			if (!valid8) {
				const _errs33 = errors;
				if (data8 !== null) {
					const err42 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "#/properties/documentId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				var _valid1 = _errs33 === errors;
				valid8 = valid8 || _valid1;
			}
			if (!valid8) {
				const err43 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/properties/documentId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			} else {
				errors = _errs29;
				if (vErrors !== null) {
					if (_errs29) vErrors.length = _errs29;
					else vErrors = null;
				}
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate22(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.localDate !== void 0) {
			let data10 = data.localDate;
			if (typeof data10 === "string") {
				if (!pattern10.test(data10)) {
					const err44 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (!formats26.validate(data10)) {
					const err45 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			} else {
				const err46 = {
					instancePath: instancePath + "/localDate",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			let data11 = data.startedAt;
			if (typeof data11 === "string") {
				if (!formats14(data11)) {
					const err47 = {
						instancePath: instancePath + "/startedAt",
						schemaPath: "#/properties/startedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/startedAt",
					schemaPath: "#/properties/startedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
		if (data.pausedAt !== void 0) {
			let data12 = data.pausedAt;
			if (typeof data12 !== "string" && data12 !== null) {
				const err49 = {
					instancePath: instancePath + "/pausedAt",
					schemaPath: "#/properties/pausedAt/type",
					keyword: "type",
					params: { type: schema90.properties.pausedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
			if (typeof data12 === "string") {
				if (!formats14(data12)) {
					const err50 = {
						instancePath: instancePath + "/pausedAt",
						schemaPath: "#/properties/pausedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
		}
		if (data.resumedAt !== void 0) {
			let data13 = data.resumedAt;
			if (typeof data13 !== "string" && data13 !== null) {
				const err51 = {
					instancePath: instancePath + "/resumedAt",
					schemaPath: "#/properties/resumedAt/type",
					keyword: "type",
					params: { type: schema90.properties.resumedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
			if (typeof data13 === "string") {
				if (!formats14(data13)) {
					const err52 = {
						instancePath: instancePath + "/resumedAt",
						schemaPath: "#/properties/resumedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		}
		if (data.lastWrittenAt !== void 0) {
			let data14 = data.lastWrittenAt;
			if (typeof data14 !== "string" && data14 !== null) {
				const err53 = {
					instancePath: instancePath + "/lastWrittenAt",
					schemaPath: "#/properties/lastWrittenAt/type",
					keyword: "type",
					params: { type: schema90.properties.lastWrittenAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
			if (typeof data14 === "string") {
				if (!formats14(data14)) {
					const err54 = {
						instancePath: instancePath + "/lastWrittenAt",
						schemaPath: "#/properties/lastWrittenAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
		}
		if (data.endedAt !== void 0) {
			let data15 = data.endedAt;
			if (typeof data15 !== "string" && data15 !== null) {
				const err55 = {
					instancePath: instancePath + "/endedAt",
					schemaPath: "#/properties/endedAt/type",
					keyword: "type",
					params: { type: schema90.properties.endedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
			if (typeof data15 === "string") {
				if (!formats14(data15)) {
					const err56 = {
						instancePath: instancePath + "/endedAt",
						schemaPath: "#/properties/endedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
		}
		if (data.publishedAt !== void 0) {
			let data16 = data.publishedAt;
			if (typeof data16 !== "string" && data16 !== null) {
				const err57 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: schema90.properties.publishedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
			if (typeof data16 === "string") {
				if (!formats14(data16)) {
					const err58 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
		}
		if (data.stats !== void 0) {
			if (!validate56(data.stats, {
				instancePath: instancePath + "/stats",
				parentData: data,
				parentDataProperty: "stats",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err59 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err59];
		else vErrors.push(err59);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.paragraphs === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.deletedIds === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletedIds" },
				message: "must have required property 'deletedIds'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.words === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.session === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "paragraphs" || key0 === "deletedIds" || key0 === "words" || key0 === "nearLimits" || key0 === "session")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.paragraphs !== void 0) {
			let data0 = data.paragraphs;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate50(data0[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate50.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.deletedIds !== void 0) {
			let data2 = data.deletedIds;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 === "string") {
						if (!pattern4.test(data3)) {
							const err6 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
								message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!formats8.test(data3)) {
							const err7 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/format",
								keyword: "format",
								params: { format: "uuid" },
								message: "must match format \"uuid\""
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/deletedIds/" + i1,
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/deletedIds",
					schemaPath: "#/properties/deletedIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data4 = data.words;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err10 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err11 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.nearLimits !== void 0) {
			let data5 = data.nearLimits;
			if (Array.isArray(data5)) {
				if (data5.length < 1) {
					const err12 = {
						instancePath: instancePath + "/nearLimits",
						schemaPath: "#/properties/nearLimits/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate52(data5[i2], {
					instancePath: instancePath + "/nearLimits/" + i2,
					parentData: data5,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate52.errors);
					errors = vErrors.length;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/nearLimits",
					schemaPath: "#/properties/nearLimits/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.session !== void 0) {
			if (!validate54(data.session, {
				instancePath: instancePath + "/session",
				parentData: data,
				parentDataProperty: "session",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate54.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const saveParagraphs409 = validate181;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.deletedIds === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletedIds" },
				message: "must have required property 'deletedIds'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey" || key0 === "paragraphs" || key0 === "deletedIds")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (409 !== data2) {
				const err12 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err13 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if ("paragraphs.conflict" !== data5) {
				const err17 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "paragraphs.conflict" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data6 = data.paragraphs;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate32(data6[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate32.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.deletedIds !== void 0) {
			let data8 = data.deletedIds;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (typeof data9 === "string") {
						if (!pattern4.test(data9)) {
							const err19 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
								message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (!formats8.test(data9)) {
							const err20 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/format",
								keyword: "format",
								params: { format: "uuid" },
								message: "must match format \"uuid\""
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/deletedIds/" + i1,
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/deletedIds",
					schemaPath: "#/properties/deletedIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.limit === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.used === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "used" },
				message: "must have required property 'used'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey" || key0 === "limit" || key0 === "used")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (409 !== data2) {
				const err12 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err13 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if ("documents.tooLong" !== data5) {
				const err17 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "documents.tooLong" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data6 = data.limit;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err18 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (8e6 !== data6) {
				const err19 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/const",
					keyword: "const",
					params: { allowedValue: 8e6 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.used !== void 0) {
			let data7 = data.used;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err20 = {
					instancePath: instancePath + "/used",
					schemaPath: "#/properties/used/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err21 = {
						instancePath: instancePath + "/used",
						schemaPath: "#/properties/used/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate185.errors = vErrors;
	return errors === 0;
}
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.limit === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.used === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "used" },
				message: "must have required property 'used'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey" || key0 === "limit" || key0 === "used")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (409 !== data2) {
				const err12 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err13 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if ("writingSessions.tooLong" !== data5) {
				const err17 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "writingSessions.tooLong" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data6 = data.limit;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err18 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (2e7 !== data6) {
				const err19 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/const",
					keyword: "const",
					params: { allowedValue: 2e7 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.used !== void 0) {
			let data7 = data.used;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err20 = {
					instancePath: instancePath + "/used",
					schemaPath: "#/properties/used/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err21 = {
						instancePath: instancePath + "/used",
						schemaPath: "#/properties/used/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate187.errors = vErrors;
	return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.limit === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.used === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "used" },
				message: "must have required property 'used'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey" || key0 === "limit" || key0 === "used")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (409 !== data2) {
				const err12 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err13 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if ("account.full" !== data5) {
				const err17 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "account.full" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data6 = data.limit;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err18 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					const err19 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
		if (data.used !== void 0) {
			let data7 = data.used;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err20 = {
					instancePath: instancePath + "/used",
					schemaPath: "#/properties/used/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err21 = {
						instancePath: instancePath + "/used",
						schemaPath: "#/properties/used/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate182(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = gather(vErrors, validate182.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate185(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData,
			dynamicAnchors
		})) {
			vErrors = gather(vErrors, validate185.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs3 = errors;
			if (!validate187(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate187.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs4 = errors;
				if (!validate62(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate62.errors);
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs5 = errors;
					if (!validate16(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate16.errors);
						errors = vErrors.length;
					}
					var _valid0 = _errs5 === errors;
					valid0 = valid0 || _valid0;
				}
			}
		}
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate181.errors = vErrors;
	return errors === 0;
}
const listDocumentVersions200 = validate59;
const schema100 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "DocumentVersion" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "DocumentVersionPage"
};
const schema101 = {
	"description": "A text as it was at some time, without the text itself.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"reason",
		"sessionId",
		"words",
		"wordsAdded",
		"wordsRemoved",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"name": {
			"description": "What its writer calls it; null where it has no name.",
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 100
		},
		"reason": { "$ref": "VersionReason" },
		"sessionId": {
			"description": "The session that last wrote in the text before the version was kept; null where none is known.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"words": {
			"description": "Words of the text (see Words above).",
			"type": "integer",
			"minimum": 0
		},
		"wordsAdded": {
			"description": "Words that this version has and the one before it has not. Where versions between the two are no longer kept, what each of them added and removed is in the sums.",
			"type": "integer",
			"minimum": 0
		},
		"wordsRemoved": {
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "DocumentVersion"
};
const schema103 = {
	"description": "Why a version was kept: before the first change of a session (`sessionStart`), after ten minutes of writing (`writing`), at the end of a session (`sessionEnd`), before a version was restored (`restore`), text came from a file (`import`), a replacement in the whole text (`replacement`) or a save that removed more than a third of the text (`removal`), as one side of a conflict (`conflict`), or since its writer asked for it (`request`).",
	"type": "string",
	"enum": [
		"sessionStart",
		"writing",
		"sessionEnd",
		"restore",
		"import",
		"replacement",
		"removal",
		"conflict",
		"request"
	],
	"$id": "VersionReason"
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sessionId === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionId" },
				message: "must have required property 'sessionId'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.words === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.wordsAdded === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsAdded" },
				message: "must have required property 'wordsAdded'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.wordsRemoved === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsRemoved" },
				message: "must have required property 'wordsRemoved'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "reason" || key0 === "sessionId" || key0 === "words" || key0 === "wordsAdded" || key0 === "wordsRemoved" || key0 === "createdAt")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				const err12 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema101.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 100) {
					const err13 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (func1(data1) < 1) {
					const err14 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				const err15 = {
					instancePath: instancePath + "/reason",
					schemaPath: "VersionReason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data2 === "sessionStart" || data2 === "writing" || data2 === "sessionEnd" || data2 === "restore" || data2 === "import" || data2 === "replacement" || data2 === "removal" || data2 === "conflict" || data2 === "request")) {
				const err16 = {
					instancePath: instancePath + "/reason",
					schemaPath: "VersionReason/enum",
					keyword: "enum",
					params: { allowedValues: schema103.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.sessionId !== void 0) {
			let data3 = data.sessionId;
			const _errs11 = errors;
			let valid3 = false;
			const _errs12 = errors;
			if (typeof data3 === "string") {
				if (!pattern4.test(data3)) {
					const err17 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!formats8.test(data3)) {
					const err18 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/sessionId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			var _valid0 = _errs12 === errors;
			valid3 = valid3 || _valid0;
			if (!valid3) {
				const _errs15 = errors;
				if (data3 !== null) {
					const err20 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "#/properties/sessionId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				var _valid0 = _errs15 === errors;
				valid3 = valid3 || _valid0;
			}
			if (!valid3) {
				const err21 = {
					instancePath: instancePath + "/sessionId",
					schemaPath: "#/properties/sessionId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.words !== void 0) {
			let data4 = data.words;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err22 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err23 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
		if (data.wordsAdded !== void 0) {
			let data5 = data.wordsAdded;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err24 = {
					instancePath: instancePath + "/wordsAdded",
					schemaPath: "#/properties/wordsAdded/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err25 = {
						instancePath: instancePath + "/wordsAdded",
						schemaPath: "#/properties/wordsAdded/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.wordsRemoved !== void 0) {
			let data6 = data.wordsRemoved;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err26 = {
					instancePath: instancePath + "/wordsRemoved",
					schemaPath: "#/properties/wordsRemoved/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err27 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data7 = data.createdAt;
			if (typeof data7 === "string") {
				if (!formats14(data7)) {
					const err28 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate60(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate60.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema100.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
const createDocumentVersion201 = validate60;
const createDocumentVersion409 = validate62;
const getDocumentVersion200 = validate63;
const schema106 = {
	"description": "A version with the paragraphs in the byte order of their positions.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"reason",
		"sessionId",
		"words",
		"wordsAdded",
		"wordsRemoved",
		"createdAt",
		"paragraphs"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"name": {
			"description": "What its writer calls it; null where it has no name.",
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 100
		},
		"reason": { "$ref": "VersionReason" },
		"sessionId": {
			"description": "The session that last wrote in the text before the version was kept; null where none is known.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"words": {
			"description": "Words of the text (see Words above).",
			"type": "integer",
			"minimum": 0
		},
		"wordsAdded": {
			"description": "Words that this version has and the one before it has not. Where versions between the two are no longer kept, what each of them added and removed is in the sums.",
			"type": "integer",
			"minimum": 0
		},
		"wordsRemoved": {
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"paragraphs": {
			"type": "array",
			"items": { "$ref": "VersionParagraph" }
		}
	},
	"$id": "DocumentVersionText"
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.position === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.content === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "position" || key0 === "type" || key0 === "content")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.position !== void 0) {
			if (!validate33(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data2 === "paragraph" || data2 === "heading" || data2 === "quote" || data2 === "sceneBreak")) {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data3 = data.content;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate35(data3[i0], {
					instancePath: instancePath + "/content/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate35.errors);
					errors = vErrors.length;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sessionId === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionId" },
				message: "must have required property 'sessionId'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.words === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.wordsAdded === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsAdded" },
				message: "must have required property 'wordsAdded'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.wordsRemoved === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsRemoved" },
				message: "must have required property 'wordsRemoved'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema106.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				const err13 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema106.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 100) {
					const err14 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (func1(data1) < 1) {
					const err15 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				const err16 = {
					instancePath: instancePath + "/reason",
					schemaPath: "VersionReason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data2 === "sessionStart" || data2 === "writing" || data2 === "sessionEnd" || data2 === "restore" || data2 === "import" || data2 === "replacement" || data2 === "removal" || data2 === "conflict" || data2 === "request")) {
				const err17 = {
					instancePath: instancePath + "/reason",
					schemaPath: "VersionReason/enum",
					keyword: "enum",
					params: { allowedValues: schema103.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.sessionId !== void 0) {
			let data3 = data.sessionId;
			const _errs11 = errors;
			let valid3 = false;
			const _errs12 = errors;
			if (typeof data3 === "string") {
				if (!pattern4.test(data3)) {
					const err18 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!formats8.test(data3)) {
					const err19 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/sessionId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			var _valid0 = _errs12 === errors;
			valid3 = valid3 || _valid0;
			if (!valid3) {
				const _errs15 = errors;
				if (data3 !== null) {
					const err21 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "#/properties/sessionId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				var _valid0 = _errs15 === errors;
				valid3 = valid3 || _valid0;
			}
			if (!valid3) {
				const err22 = {
					instancePath: instancePath + "/sessionId",
					schemaPath: "#/properties/sessionId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.words !== void 0) {
			let data4 = data.words;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err23 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err24 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.wordsAdded !== void 0) {
			let data5 = data.wordsAdded;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err25 = {
					instancePath: instancePath + "/wordsAdded",
					schemaPath: "#/properties/wordsAdded/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err26 = {
						instancePath: instancePath + "/wordsAdded",
						schemaPath: "#/properties/wordsAdded/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.wordsRemoved !== void 0) {
			let data6 = data.wordsRemoved;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err27 = {
					instancePath: instancePath + "/wordsRemoved",
					schemaPath: "#/properties/wordsRemoved/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err28 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data7 = data.createdAt;
			if (typeof data7 === "string") {
				if (!formats14(data7)) {
					const err29 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data8 = data.paragraphs;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate64(data8[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data8,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate64.errors);
					errors = vErrors.length;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
	} else {
		const err32 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err32];
		else vErrors.push(err32);
		errors++;
	}
	validate63.errors = vErrors;
	return errors === 0;
}
const restoreDocumentVersion409 = validate191;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate185(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = gather(vErrors, validate185.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate187(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData,
			dynamicAnchors
		})) {
			vErrors = gather(vErrors, validate187.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs3 = errors;
			if (!validate62(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate62.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs4 = errors;
				if (!validate16(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate16.errors);
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid0 = valid0 || _valid0;
			}
		}
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate191.errors = vErrors;
	return errors === 0;
}
const getDocumentVersionDifference200 = validate68;
const schema113 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "ParagraphDifference" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "ParagraphDifferencePage"
};
const schema114 = {
	"description": "A paragraph that two texts have differently. Its place and its kind are those of the text after, or before where it is removed.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"change",
		"position",
		"type",
		"typeBefore",
		"isMoved",
		"isReformatted",
		"parts"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"change": {
			"description": "Whether only the text after has it, only the text before, or both.",
			"type": "string",
			"enum": [
				"added",
				"removed",
				"changed"
			]
		},
		"position": { "$ref": "ParagraphPosition" },
		"type": { "$ref": "ParagraphType" },
		"typeBefore": {
			"description": "Null where it is added.",
			"anyOf": [{ "$ref": "ParagraphType" }, { "type": "null" }]
		},
		"isMoved": {
			"description": "Whether both have it, in different places.",
			"type": "boolean"
		},
		"isReformatted": {
			"description": "Whether both have it, as another kind of paragraph or with other marks.",
			"type": "boolean"
		},
		"parts": {
			"description": "Its text before and after in one, in the order in which it is read: without what is added it is the text before, without what is removed the text after.",
			"type": "array",
			"items": { "$ref": "DifferencePart" }
		}
	},
	"$id": "ParagraphDifference"
};
const schema118 = {
	"description": "A stretch of text that two texts share, or that one of them has.",
	"type": "object",
	"additionalProperties": false,
	"required": ["text", "change"],
	"properties": {
		"text": {
			"type": "string",
			"minLength": 1
		},
		"change": {
			"description": "`movedHere` is added and `movedAway` removed, where another paragraph of the same page lost or gained the same words.",
			"type": "string",
			"enum": [
				"same",
				"added",
				"removed",
				"movedHere",
				"movedAway"
			]
		}
	},
	"$id": "DifferencePart"
};
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.change === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "change" },
				message: "must have required property 'change'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "change")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.change !== void 0) {
			let data1 = data.change;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/change",
					schemaPath: "#/properties/change/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (!(data1 === "same" || data1 === "added" || data1 === "removed" || data1 === "movedHere" || data1 === "movedAway")) {
				const err6 = {
					instancePath: instancePath + "/change",
					schemaPath: "#/properties/change/enum",
					keyword: "enum",
					params: { allowedValues: schema118.properties.change.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate71.errors = vErrors;
	return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.change === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "change" },
				message: "must have required property 'change'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.position === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.typeBefore === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "typeBefore" },
				message: "must have required property 'typeBefore'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.isMoved === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isMoved" },
				message: "must have required property 'isMoved'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.isReformatted === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isReformatted" },
				message: "must have required property 'isReformatted'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.parts === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "parts" },
				message: "must have required property 'parts'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "change" || key0 === "position" || key0 === "type" || key0 === "typeBefore" || key0 === "isMoved" || key0 === "isReformatted" || key0 === "parts")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.change !== void 0) {
			let data1 = data.change;
			if (typeof data1 !== "string") {
				const err12 = {
					instancePath: instancePath + "/change",
					schemaPath: "#/properties/change/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data1 === "added" || data1 === "removed" || data1 === "changed")) {
				const err13 = {
					instancePath: instancePath + "/change",
					schemaPath: "#/properties/change/enum",
					keyword: "enum",
					params: { allowedValues: schema114.properties.change.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.position !== void 0) {
			if (!validate33(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data3 = data.type;
			if (typeof data3 !== "string") {
				const err14 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data3 === "paragraph" || data3 === "heading" || data3 === "quote" || data3 === "sceneBreak")) {
				const err15 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.typeBefore !== void 0) {
			let data4 = data.typeBefore;
			const _errs12 = errors;
			let valid3 = false;
			const _errs13 = errors;
			if (typeof data4 !== "string") {
				const err16 = {
					instancePath: instancePath + "/typeBefore",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data4 === "paragraph" || data4 === "heading" || data4 === "quote" || data4 === "sceneBreak")) {
				const err17 = {
					instancePath: instancePath + "/typeBefore",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid0 = _errs13 === errors;
			valid3 = valid3 || _valid0;
			if (!valid3) {
				const _errs16 = errors;
				if (data4 !== null) {
					const err18 = {
						instancePath: instancePath + "/typeBefore",
						schemaPath: "#/properties/typeBefore/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				var _valid0 = _errs16 === errors;
				valid3 = valid3 || _valid0;
			}
			if (!valid3) {
				const err19 = {
					instancePath: instancePath + "/typeBefore",
					schemaPath: "#/properties/typeBefore/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.isMoved !== void 0) {
			if (typeof data.isMoved !== "boolean") {
				const err20 = {
					instancePath: instancePath + "/isMoved",
					schemaPath: "#/properties/isMoved/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.isReformatted !== void 0) {
			if (typeof data.isReformatted !== "boolean") {
				const err21 = {
					instancePath: instancePath + "/isReformatted",
					schemaPath: "#/properties/isReformatted/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.parts !== void 0) {
			let data7 = data.parts;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate71(data7[i0], {
					instancePath: instancePath + "/parts/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate71.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/parts",
					schemaPath: "#/properties/parts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate69.errors = vErrors;
	return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate69(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate69.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema113.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
const listTrash200 = validate74;
const schema119 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "TrashItem" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "TrashPage"
};
const schema120 = {
	"description": "A project, a document or a journal entry in the trash.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"title",
		"projectId",
		"projectName",
		"documents",
		"words",
		"deletedAt",
		"purgedAt"
	],
	"properties": {
		"id": {
			"$ref": "Id",
			"x-resource": "trashItemId"
		},
		"kind": { "$ref": "TrashKind" },
		"title": {
			"description": "A project's name.",
			"type": "string"
		},
		"projectId": {
			"description": "Where a document comes back to; null where that is gone or in the trash, and of a project.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"projectName": {
			"description": "As long as it is known, also where the project is in the trash.",
			"type": ["string", "null"],
			"minLength": 1
		},
		"documents": {
			"description": "How many come back with a project; 0 otherwise.",
			"type": "integer",
			"minimum": 0
		},
		"words": {
			"type": "integer",
			"minimum": 0
		},
		"deletedAt": {
			"type": "string",
			"format": "date-time"
		},
		"purgedAt": {
			"description": "From when on it is deleted for good.",
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "TrashItem"
};
const schema122 = {
	"type": "string",
	"enum": [
		"project",
		"document",
		"journalEntry"
	],
	"$id": "TrashKind"
};
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.projectId === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.projectName === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.documents === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				message: "must have required property 'documents'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.words === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.deletedAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletedAt" },
				message: "must have required property 'deletedAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.purgedAt === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purgedAt" },
				message: "must have required property 'purgedAt'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema120.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (typeof data1 !== "string") {
				const err13 = {
					instancePath: instancePath + "/kind",
					schemaPath: "TrashKind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data1 === "project" || data1 === "document" || data1 === "journalEntry")) {
				const err14 = {
					instancePath: instancePath + "/kind",
					schemaPath: "TrashKind/enum",
					keyword: "enum",
					params: { allowedValues: schema122.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err15 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data3 = data.projectId;
			const _errs11 = errors;
			let valid3 = false;
			const _errs12 = errors;
			if (typeof data3 === "string") {
				if (!pattern4.test(data3)) {
					const err16 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!formats8.test(data3)) {
					const err17 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			var _valid0 = _errs12 === errors;
			valid3 = valid3 || _valid0;
			if (!valid3) {
				const _errs15 = errors;
				if (data3 !== null) {
					const err19 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "#/properties/projectId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				var _valid0 = _errs15 === errors;
				valid3 = valid3 || _valid0;
			}
			if (!valid3) {
				const err20 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "#/properties/projectId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.projectName !== void 0) {
			let data4 = data.projectName;
			if (typeof data4 !== "string" && data4 !== null) {
				const err21 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: schema120.properties.projectName.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err22 = {
						instancePath: instancePath + "/projectName",
						schemaPath: "#/properties/projectName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.documents !== void 0) {
			let data5 = data.documents;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err23 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err24 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/properties/documents/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.words !== void 0) {
			let data6 = data.words;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err25 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err26 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.deletedAt !== void 0) {
			let data7 = data.deletedAt;
			if (typeof data7 === "string") {
				if (!formats14(data7)) {
					const err27 = {
						instancePath: instancePath + "/deletedAt",
						schemaPath: "#/properties/deletedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/deletedAt",
					schemaPath: "#/properties/deletedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.purgedAt !== void 0) {
			let data8 = data.purgedAt;
			if (typeof data8 === "string") {
				if (!formats14(data8)) {
					const err29 = {
						instancePath: instancePath + "/purgedAt",
						schemaPath: "#/properties/purgedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/purgedAt",
					schemaPath: "#/properties/purgedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate75(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate75.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema119.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
const restoreFromTrash200 = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "projectId")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (typeof data1 !== "string") {
				const err7 = {
					instancePath: instancePath + "/kind",
					schemaPath: "TrashKind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data1 === "project" || data1 === "document" || data1 === "journalEntry")) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "TrashKind/enum",
					keyword: "enum",
					params: { allowedValues: schema122.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats8.test(data2)) {
					const err10 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
const listWritingSessions200 = validate78;
const schema128 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "ListedSession" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"total": {
			"description": "How many the whole list has. Of its first page alone, and not of one that is searched in texts.",
			"type": "integer",
			"minimum": 0
		}
	},
	"$id": "WritingSessionPage"
};
const schema129 = {
	"description": "A session in a list of them.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"status",
		"title",
		"comment",
		"sentiment",
		"visibility",
		"projectId",
		"projectName",
		"documentId",
		"timeZone",
		"localDate",
		"startedAt",
		"pausedAt",
		"resumedAt",
		"lastWrittenAt",
		"endedAt",
		"publishedAt",
		"stats"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"status": { "$ref": "WritingSessionStatus" },
		"title": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"comment": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" },
		"projectId": {
			"description": "Where it started; null where nothing was named, or once that is deleted.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"projectName": {
			"description": "The name that its project has now; null where it has none.",
			"type": ["string", "null"],
			"minLength": 1
		},
		"documentId": {
			"description": "Where it started; null where nothing was named, or once that is deleted.",
			"anyOf": [{ "$ref": "Id" }, { "type": "null" }]
		},
		"timeZone": { "$ref": "TimeZone" },
		"localDate": {
			"description": "The writer's date when it started; a session that crosses midnight keeps it.",
			"$ref": "LocalDate"
		},
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"pausedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"resumedAt": {
			"description": "When its last pause was over and it went on; null where it never went on, or where that was before it was recorded.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"lastWrittenAt": {
			"description": "When the server took the last change of text that it counts in this session, which idleSeconds goes by; imported or restored text is one. Pauses and the end leave it. Null where nothing was written, or where that was before it was recorded.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"endedAt": {
			"description": "When it ended, which no later transition changes.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"publishedAt": {
			"description": "When it was last published; a change of what is said of it leaves this time.",
			"type": ["string", "null"],
			"format": "date-time"
		},
		"stats": { "$ref": "WritingSessionStats" }
	},
	"$id": "ListedSession"
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.comment === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "comment" },
				message: "must have required property 'comment'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sentiment === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sentiment" },
				message: "must have required property 'sentiment'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.visibility === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" },
				message: "must have required property 'visibility'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.projectId === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.projectName === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.documentId === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.localDate === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.startedAt === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startedAt" },
				message: "must have required property 'startedAt'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.pausedAt === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedAt" },
				message: "must have required property 'pausedAt'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.resumedAt === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resumedAt" },
				message: "must have required property 'resumedAt'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.lastWrittenAt === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastWrittenAt" },
				message: "must have required property 'lastWrittenAt'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.endedAt === void 0) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endedAt" },
				message: "must have required property 'endedAt'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.stats === void 0) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stats" },
				message: "must have required property 'stats'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema129.properties, key0)) {
			const err19 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err20 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err21 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err23 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err24 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 !== "string") {
				const err25 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (!(data2 === "active" || data2 === "paused" || data2 === "ended" || data2 === "draft" || data2 === "published" || data2 === "discarded")) {
				const err26 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/enum",
					keyword: "enum",
					params: { allowedValues: schema93.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 !== "string" && data3 !== null) {
				const err27 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema129.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (typeof data3 === "string") {
				if (func1(data3) < 1) {
					const err28 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		}
		if (data.comment !== void 0) {
			let data4 = data.comment;
			if (typeof data4 !== "string" && data4 !== null) {
				const err29 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema129.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err30 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		if (data.sentiment !== void 0) {
			let data5 = data.sentiment;
			if (typeof data5 !== "string") {
				const err31 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			if (!(data5 === "none" || data5 === "positive" || data5 === "neutral" || data5 === "negative")) {
				const err32 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema94.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data6 = data.visibility;
			if (typeof data6 !== "string") {
				const err33 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			if (!(data6 === "private" || data6 === "team" || data6 === "public")) {
				const err34 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema95.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data7 = data.projectId;
			const _errs22 = errors;
			let valid6 = false;
			const _errs23 = errors;
			if (typeof data7 === "string") {
				if (!pattern4.test(data7)) {
					const err35 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
				if (!formats8.test(data7)) {
					const err36 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
			var _valid0 = _errs23 === errors;
			valid6 = valid6 || _valid0;
			if (!valid6) {
				const _errs26 = errors;
				if (data7 !== null) {
					const err38 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "#/properties/projectId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				var _valid0 = _errs26 === errors;
				valid6 = valid6 || _valid0;
			}
			if (!valid6) {
				const err39 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "#/properties/projectId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.projectName !== void 0) {
			let data8 = data.projectName;
			if (typeof data8 !== "string" && data8 !== null) {
				const err40 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: schema129.properties.projectName.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			if (typeof data8 === "string") {
				if (func1(data8) < 1) {
					const err41 = {
						instancePath: instancePath + "/projectName",
						schemaPath: "#/properties/projectName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
		}
		if (data.documentId !== void 0) {
			let data9 = data.documentId;
			const _errs31 = errors;
			let valid8 = false;
			const _errs32 = errors;
			if (typeof data9 === "string") {
				if (!pattern4.test(data9)) {
					const err42 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (!formats8.test(data9)) {
					const err43 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
			var _valid1 = _errs32 === errors;
			valid8 = valid8 || _valid1;
			if (!valid8) {
				const _errs35 = errors;
				if (data9 !== null) {
					const err45 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "#/properties/documentId/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				var _valid1 = _errs35 === errors;
				valid8 = valid8 || _valid1;
			}
			if (!valid8) {
				const err46 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/properties/documentId/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			} else {
				errors = _errs31;
				if (vErrors !== null) {
					if (_errs31) vErrors.length = _errs31;
					else vErrors = null;
				}
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate22(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.localDate !== void 0) {
			let data11 = data.localDate;
			if (typeof data11 === "string") {
				if (!pattern10.test(data11)) {
					const err47 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (!formats26.validate(data11)) {
					const err48 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/localDate",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			let data12 = data.startedAt;
			if (typeof data12 === "string") {
				if (!formats14(data12)) {
					const err50 = {
						instancePath: instancePath + "/startedAt",
						schemaPath: "#/properties/startedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/startedAt",
					schemaPath: "#/properties/startedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.pausedAt !== void 0) {
			let data13 = data.pausedAt;
			if (typeof data13 !== "string" && data13 !== null) {
				const err52 = {
					instancePath: instancePath + "/pausedAt",
					schemaPath: "#/properties/pausedAt/type",
					keyword: "type",
					params: { type: schema129.properties.pausedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
			if (typeof data13 === "string") {
				if (!formats14(data13)) {
					const err53 = {
						instancePath: instancePath + "/pausedAt",
						schemaPath: "#/properties/pausedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
			}
		}
		if (data.resumedAt !== void 0) {
			let data14 = data.resumedAt;
			if (typeof data14 !== "string" && data14 !== null) {
				const err54 = {
					instancePath: instancePath + "/resumedAt",
					schemaPath: "#/properties/resumedAt/type",
					keyword: "type",
					params: { type: schema129.properties.resumedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err54];
				else vErrors.push(err54);
				errors++;
			}
			if (typeof data14 === "string") {
				if (!formats14(data14)) {
					const err55 = {
						instancePath: instancePath + "/resumedAt",
						schemaPath: "#/properties/resumedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
			}
		}
		if (data.lastWrittenAt !== void 0) {
			let data15 = data.lastWrittenAt;
			if (typeof data15 !== "string" && data15 !== null) {
				const err56 = {
					instancePath: instancePath + "/lastWrittenAt",
					schemaPath: "#/properties/lastWrittenAt/type",
					keyword: "type",
					params: { type: schema129.properties.lastWrittenAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
			if (typeof data15 === "string") {
				if (!formats14(data15)) {
					const err57 = {
						instancePath: instancePath + "/lastWrittenAt",
						schemaPath: "#/properties/lastWrittenAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
		}
		if (data.endedAt !== void 0) {
			let data16 = data.endedAt;
			if (typeof data16 !== "string" && data16 !== null) {
				const err58 = {
					instancePath: instancePath + "/endedAt",
					schemaPath: "#/properties/endedAt/type",
					keyword: "type",
					params: { type: schema129.properties.endedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err58];
				else vErrors.push(err58);
				errors++;
			}
			if (typeof data16 === "string") {
				if (!formats14(data16)) {
					const err59 = {
						instancePath: instancePath + "/endedAt",
						schemaPath: "#/properties/endedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
		}
		if (data.publishedAt !== void 0) {
			let data17 = data.publishedAt;
			if (typeof data17 !== "string" && data17 !== null) {
				const err60 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: schema129.properties.publishedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
			if (typeof data17 === "string") {
				if (!formats14(data17)) {
					const err61 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
			}
		}
		if (data.stats !== void 0) {
			if (!validate56(data.stats, {
				instancePath: instancePath + "/stats",
				parentData: data,
				parentDataProperty: "stats",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err62 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err62];
		else vErrors.push(err62);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "total")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate79(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate79.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema128.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err6 = {
					instancePath: instancePath + "/total",
					schemaPath: "#/properties/total/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err7 = {
						instancePath: instancePath + "/total",
						schemaPath: "#/properties/total/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
const startWritingSession201 = validate54;
const startWritingSession409 = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.liveSessionId === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "liveSessionId" },
				message: "must have required property 'liveSessionId'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "messageKey" || key0 === "liveSessionId")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (409 !== data2) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err12 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data4 = data.instance;
			if (typeof data4 === "string") {
				if (!formats0.test(data4)) {
					const err13 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data5 = data.messageKey;
			if (typeof data5 !== "string") {
				const err15 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if ("writingSessions.alreadyLive" !== data5) {
				const err16 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "writingSessions.alreadyLive" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.liveSessionId !== void 0) {
			let data6 = data.liveSessionId;
			if (typeof data6 === "string") {
				if (!pattern4.test(data6)) {
					const err17 = {
						instancePath: instancePath + "/liveSessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!formats8.test(data6)) {
					const err18 = {
						instancePath: instancePath + "/liveSessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/liveSessionId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate83.errors = vErrors;
	return errors === 0;
}
const getLiveWritingSession200 = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.session === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includedSaves === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includedSaves" },
				message: "must have required property 'includedSaves'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "session" || key0 === "includedSaves")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.session !== void 0) {
			let data0 = data.session;
			const _errs3 = errors;
			let valid1 = false;
			const _errs4 = errors;
			if (!validate54(data0, {
				instancePath: instancePath + "/session",
				parentData: data,
				parentDataProperty: "session",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate54.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs5 = errors;
				if (data0 !== null) {
					const err3 = {
						instancePath: instancePath + "/session",
						schemaPath: "#/properties/session/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err4 = {
					instancePath: instancePath + "/session",
					schemaPath: "#/properties/session/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.includedSaves !== void 0) {
			let data1 = data.includedSaves;
			if (Array.isArray(data1)) {
				if (data1.length > 20) {
					const err5 = {
						instancePath: instancePath + "/includedSaves",
						schemaPath: "#/properties/includedSaves/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						message: "must NOT have more than 20 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length <= 20) {
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								const err6 = {
									instancePath: instancePath + "/includedSaves/" + i0,
									schemaPath: "Id/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							if (!formats8.test(data2)) {
								const err7 = {
									instancePath: instancePath + "/includedSaves/" + i0,
									schemaPath: "Id/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						} else {
							const err8 = {
								instancePath: instancePath + "/includedSaves/" + i0,
								schemaPath: "Id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/includedSaves",
					schemaPath: "#/properties/includedSaves/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
const getWritingSessionText200 = validate86;
const schema143 = {
	"description": "What was written in one document, in its order.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"documentId",
		"documentTitle",
		"language",
		"paragraphs"
	],
	"properties": {
		"documentId": { "$ref": "Id" },
		"documentTitle": {
			"description": "Null when the document was gone before its title could be stored.",
			"type": ["string", "null"],
			"minLength": 1
		},
		"language": { "$ref": "Language" },
		"paragraphs": {
			"type": "array",
			"items": { "$ref": "TextParagraph" }
		}
	},
	"$id": "TextSection"
};
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.type === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.content === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "content")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data1 = data.type;
			if (typeof data1 !== "string") {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data1 === "paragraph" || data1 === "heading" || data1 === "quote" || data1 === "sceneBreak")) {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data2 = data.content;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate35(data2[i0], {
					instancePath: instancePath + "/content/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate35.errors);
					errors = vErrors.length;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate88.errors = vErrors;
	return errors === 0;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentTitle === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentTitle" },
				message: "must have required property 'documentTitle'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId" || key0 === "documentTitle" || key0 === "language" || key0 === "paragraphs")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.documentTitle !== void 0) {
			let data1 = data.documentTitle;
			if (typeof data1 !== "string" && data1 !== null) {
				const err8 = {
					instancePath: instancePath + "/documentTitle",
					schemaPath: "#/properties/documentTitle/type",
					keyword: "type",
					params: { type: schema143.properties.documentTitle.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err9 = {
						instancePath: instancePath + "/documentTitle",
						schemaPath: "#/properties/documentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data2 = data.language;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data2 === "fr" || data2 === "en")) {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data3 = data.paragraphs;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate88(data3[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate88.errors);
					errors = vErrors.length;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sections === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sections" },
				message: "must have required property 'sections'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "sections")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sections !== void 0) {
			let data0 = data.sections;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate87(data0[i0], {
					instancePath: instancePath + "/sections/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate87.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/sections",
					schemaPath: "#/properties/sections/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
const getCurrentObjectives200 = validate92;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.words === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sessions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "words" || key0 === "sessions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.words !== void 0) {
			let data0 = data.words;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err3 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					const err4 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data1 = data.sessions;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.startsOn === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startsOn" },
				message: "must have required property 'startsOn'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.endsOn === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endsOn" },
				message: "must have required property 'endsOn'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.targets === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targets" },
				message: "must have required property 'targets'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.words === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sessions === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.achieved === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "achieved" },
				message: "must have required property 'achieved'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.streak === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "streak" },
				message: "must have required property 'streak'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.version === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "startsOn" || key0 === "endsOn" || key0 === "targets" || key0 === "words" || key0 === "sessions" || key0 === "achieved" || key0 === "streak" || key0 === "version")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.startsOn !== void 0) {
			let data0 = data.startsOn;
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/startsOn",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats26.validate(data0)) {
					const err10 = {
						instancePath: instancePath + "/startsOn",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/startsOn",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.endsOn !== void 0) {
			let data1 = data.endsOn;
			if (typeof data1 === "string") {
				if (!pattern10.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/endsOn",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats26.validate(data1)) {
					const err13 = {
						instancePath: instancePath + "/endsOn",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/endsOn",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.targets !== void 0) {
			if (!validate93(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.words !== void 0) {
			let data3 = data.words;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err15 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err16 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data4 = data.sessions;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err17 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err18 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.achieved !== void 0) {
			if (typeof data.achieved !== "boolean") {
				const err19 = {
					instancePath: instancePath + "/achieved",
					schemaPath: "#/properties/achieved/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.streak !== void 0) {
			let data6 = data.streak;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err20 = {
					instancePath: instancePath + "/streak",
					schemaPath: "#/properties/streak/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err21 = {
						instancePath: instancePath + "/streak",
						schemaPath: "#/properties/streak/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.version !== void 0) {
			let data7 = data.version;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err22 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 1 || isNaN(data7)) {
					const err23 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
const listObjectiveWeeks200 = validate95;
const schema154 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "ObjectiveWeek" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "ObjectiveWeekPage"
};
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.startsOn === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startsOn" },
				message: "must have required property 'startsOn'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.endsOn === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endsOn" },
				message: "must have required property 'endsOn'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.targets === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targets" },
				message: "must have required property 'targets'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.words === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sessions === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.achieved === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "achieved" },
				message: "must have required property 'achieved'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "startsOn" || key0 === "endsOn" || key0 === "targets" || key0 === "words" || key0 === "sessions" || key0 === "achieved")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.startsOn !== void 0) {
			let data0 = data.startsOn;
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/startsOn",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats26.validate(data0)) {
					const err8 = {
						instancePath: instancePath + "/startsOn",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/startsOn",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.endsOn !== void 0) {
			let data1 = data.endsOn;
			if (typeof data1 === "string") {
				if (!pattern10.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/endsOn",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats26.validate(data1)) {
					const err11 = {
						instancePath: instancePath + "/endsOn",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/endsOn",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.targets !== void 0) {
			if (!validate93(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.words !== void 0) {
			let data3 = data.words;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err13 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err14 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data4 = data.sessions;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err15 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err16 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.achieved !== void 0) {
			if (typeof data.achieved !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/achieved",
					schemaPath: "#/properties/achieved/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate96(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate96.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema154.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate95.errors = vErrors;
	return errors === 0;
}
const getCalendar200 = validate99;
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.none === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "none" },
				message: "must have required property 'none'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.positive === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "positive" },
				message: "must have required property 'positive'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.neutral === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "neutral" },
				message: "must have required property 'neutral'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.negative === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "negative" },
				message: "must have required property 'negative'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "none" || key0 === "positive" || key0 === "neutral" || key0 === "negative")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.none !== void 0) {
			let data0 = data.none;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/none",
					schemaPath: "#/properties/none/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/none",
						schemaPath: "#/properties/none/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.positive !== void 0) {
			let data1 = data.positive;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/positive",
					schemaPath: "#/properties/positive/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/positive",
						schemaPath: "#/properties/positive/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.neutral !== void 0) {
			let data2 = data.neutral;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/neutral",
					schemaPath: "#/properties/neutral/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/neutral",
						schemaPath: "#/properties/neutral/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.negative !== void 0) {
			let data3 = data.negative;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err11 = {
					instancePath: instancePath + "/negative",
					schemaPath: "#/properties/negative/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err12 = {
						instancePath: instancePath + "/negative",
						schemaPath: "#/properties/negative/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.projectId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.words === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId" || key0 === "projectId" || key0 === "words")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data1 = data.projectId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats8.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data2 = data.words;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.date === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.words === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sessions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sentiments === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sentiments" },
				message: "must have required property 'sentiments'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.journalEntries === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "journalEntries" },
				message: "must have required property 'journalEntries'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "date" || key0 === "words" || key0 === "sessions" || key0 === "sentiments" || key0 === "journalEntries")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.date !== void 0) {
			let data0 = data.date;
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/date",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!formats26.validate(data0)) {
					const err7 = {
						instancePath: instancePath + "/date",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/date",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data1 = data.words;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err9 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err10 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data2 = data.sessions;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err12 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		if (data.sentiments !== void 0) {
			if (!validate101(data.sentiments, {
				instancePath: instancePath + "/sentiments",
				parentData: data,
				parentDataProperty: "sentiments",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate101.errors);
				errors = vErrors.length;
			}
		}
		if (data.journalEntries !== void 0) {
			let data4 = data.journalEntries;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate103(data4[i0], {
					instancePath: instancePath + "/journalEntries/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate103.errors);
					errors = vErrors.length;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/journalEntries",
					schemaPath: "#/properties/journalEntries/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate100.errors = vErrors;
	return errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "days")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.days !== void 0) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length > 366) {
					const err2 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/maxItems",
						keyword: "maxItems",
						params: { limit: 366 },
						message: "must NOT have more than 366 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length <= 366) {
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate100(data0[i0], {
						instancePath: instancePath + "/days/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate100.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
const getDailyWords200 = validate106;
const schema165 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["words"],
	"properties": { "words": {
		"description": "One for each day of the range, in order: what the sessions that began on it added, without the discarded ones; null for a day that is no writing day.",
		"type": "array",
		"minItems": 1,
		"maxItems": 366,
		"items": {
			"type": ["integer", "null"],
			"minimum": 0
		}
	} },
	"$id": "DailyWords"
};
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.words === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.words !== void 0) {
			let data0 = data.words;
			if (Array.isArray(data0)) {
				if (data0.length > 366) {
					const err2 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/maxItems",
						keyword: "maxItems",
						params: { limit: 366 },
						message: "must NOT have more than 366 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length < 1) {
					const err3 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 366) {
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
							const err4 = {
								instancePath: instancePath + "/words/" + i0,
								schemaPath: "#/properties/words/items/type",
								keyword: "type",
								params: { type: schema165.properties.words.items.type },
								message: "must be integer,null"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (typeof data1 == "number" && isFinite(data1)) {
							if (data1 < 0 || isNaN(data1)) {
								const err5 = {
									instancePath: instancePath + "/words/" + i0,
									schemaPath: "#/properties/words/items/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
						}
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate106.errors = vErrors;
	return errors === 0;
}
const listPublishedSessions200 = validate107;
const schema166 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "PublishedSessionSummary" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "PublishedSessionPage"
};
const schema167 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"title",
		"author",
		"visibility",
		"publishedAt",
		"stats"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"title": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"author": { "$ref": "Person" },
		"visibility": { "$ref": "Visibility" },
		"publishedAt": {
			"type": "string",
			"format": "date-time"
		},
		"stats": { "$ref": "PublishedSessionStats" }
	},
	"$id": "PublishedSessionSummary"
};
const schema169 = {
	"description": "What authors and readers see of each other.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"pictureUrl"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"name": {
			"description": "As the identity provider gives it; empty where it gives none.",
			"type": "string"
		},
		"pictureUrl": {
			"type": ["string", "null"],
			"format": "uri"
		}
	},
	"$id": "Person"
};
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.pictureUrl === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pictureUrl" },
				message: "must have required property 'pictureUrl'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "pictureUrl")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err7 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.pictureUrl !== void 0) {
			let data2 = data.pictureUrl;
			if (typeof data2 !== "string" && data2 !== null) {
				const err8 = {
					instancePath: instancePath + "/pictureUrl",
					schemaPath: "#/properties/pictureUrl/type",
					keyword: "type",
					params: { type: schema169.properties.pictureUrl.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data2 === "string") {
				if (!formats10(data2)) {
					const err9 = {
						instancePath: instancePath + "/pictureUrl",
						schemaPath: "#/properties/pictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate109.errors = vErrors;
	return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.words === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "words" || key0 === "paragraphs")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.words !== void 0) {
			let data0 = data.words;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err3 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err4 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.paragraphs !== void 0) {
			let data1 = data.paragraphs;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err5 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.author === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "author" },
				message: "must have required property 'author'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.visibility === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" },
				message: "must have required property 'visibility'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.stats === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stats" },
				message: "must have required property 'stats'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "title" || key0 === "author" || key0 === "visibility" || key0 === "publishedAt" || key0 === "stats")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 !== "string" && data1 !== null) {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema167.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err11 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.author !== void 0) {
			if (!validate109(data.author, {
				instancePath: instancePath + "/author",
				parentData: data,
				parentDataProperty: "author",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate109.errors);
				errors = vErrors.length;
			}
		}
		if (data.visibility !== void 0) {
			let data3 = data.visibility;
			if (typeof data3 !== "string") {
				const err12 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data3 === "private" || data3 === "team" || data3 === "public")) {
				const err13 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema95.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.publishedAt !== void 0) {
			let data4 = data.publishedAt;
			if (typeof data4 === "string") {
				if (!formats14(data4)) {
					const err14 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.stats !== void 0) {
			if (!validate111(data.stats, {
				instancePath: instancePath + "/stats",
				parentData: data,
				parentDataProperty: "stats",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate111.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate108(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate108.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema166.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
const getPublishedSession200 = validate114;
const schema173 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"title",
		"comment",
		"author",
		"visibility",
		"publishedAt",
		"stats",
		"sections"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"title": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"comment": {
			"type": ["string", "null"],
			"minLength": 1,
			"description": "What its author says of it."
		},
		"author": { "$ref": "Person" },
		"visibility": { "$ref": "Visibility" },
		"publishedAt": {
			"type": "string",
			"format": "date-time"
		},
		"stats": { "$ref": "PublishedSessionStats" },
		"sections": {
			"description": "The text as it was when it was published, one section a document.",
			"type": "array",
			"items": { "$ref": "TextSection" }
		}
	},
	"$id": "PublishedSession"
};
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.comment === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "comment" },
				message: "must have required property 'comment'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.author === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "author" },
				message: "must have required property 'author'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.visibility === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" },
				message: "must have required property 'visibility'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.stats === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stats" },
				message: "must have required property 'stats'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.sections === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sections" },
				message: "must have required property 'sections'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "title" || key0 === "comment" || key0 === "author" || key0 === "visibility" || key0 === "publishedAt" || key0 === "stats" || key0 === "sections")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 !== "string" && data1 !== null) {
				const err12 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema173.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err13 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.comment !== void 0) {
			let data2 = data.comment;
			if (typeof data2 !== "string" && data2 !== null) {
				const err14 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema173.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err15 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.author !== void 0) {
			if (!validate109(data.author, {
				instancePath: instancePath + "/author",
				parentData: data,
				parentDataProperty: "author",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate109.errors);
				errors = vErrors.length;
			}
		}
		if (data.visibility !== void 0) {
			let data4 = data.visibility;
			if (typeof data4 !== "string") {
				const err16 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data4 === "private" || data4 === "team" || data4 === "public")) {
				const err17 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema95.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats14(data5)) {
					const err18 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.stats !== void 0) {
			if (!validate111(data.stats, {
				instancePath: instancePath + "/stats",
				parentData: data,
				parentDataProperty: "stats",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate111.errors);
				errors = vErrors.length;
			}
		}
		if (data.sections !== void 0) {
			let data7 = data.sections;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate87(data7[i0], {
					instancePath: instancePath + "/sections/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate87.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/sections",
					schemaPath: "#/properties/sections/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
const listSubscribers200 = validate118;
const schema176 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Subscriber" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "SubscriberPage"
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.reader === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reader" },
				message: "must have required property 'reader'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "reader" || key0 === "createdAt")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.reader !== void 0) {
			if (!validate109(data.reader, {
				instancePath: instancePath + "/reader",
				parentData: data,
				parentDataProperty: "reader",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate109.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats14(data2)) {
					const err7 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate119(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate119.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema176.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
const listInvitations200 = validate122;
const schema179 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Invitation" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "InvitationPage"
};
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expiresAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" },
				message: "must have required property 'expiresAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "createdAt" || key0 === "expiresAt")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data1 = data.createdAt;
			if (typeof data1 === "string") {
				if (!formats14(data1)) {
					const err7 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.expiresAt !== void 0) {
			let data2 = data.expiresAt;
			if (typeof data2 === "string") {
				if (!formats14(data2)) {
					const err9 = {
						instancePath: instancePath + "/expiresAt",
						schemaPath: "#/properties/expiresAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/expiresAt",
					schemaPath: "#/properties/expiresAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate123(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate123.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema179.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
const createInvitation201 = validate125;
const pattern56 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.token === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expiresAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" },
				message: "must have required property 'expiresAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "token" || key0 === "createdAt" || key0 === "expiresAt")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.token !== void 0) {
			let data1 = data.token;
			if (typeof data1 === "string") {
				if (!pattern56.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9_-]{43}$" },
						message: "must match pattern \"^[A-Za-z0-9_-]{43}$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats14(data2)) {
					const err10 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.expiresAt !== void 0) {
			let data3 = data.expiresAt;
			if (typeof data3 === "string") {
				if (!formats14(data3)) {
					const err12 = {
						instancePath: instancePath + "/expiresAt",
						schemaPath: "#/properties/expiresAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/expiresAt",
					schemaPath: "#/properties/expiresAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate125.errors = vErrors;
	return errors === 0;
}
const listSubscriptions200 = validate126;
const schema184 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Subscription" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "SubscriptionPage"
};
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.author === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "author" },
				message: "must have required property 'author'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "author" || key0 === "createdAt")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.author !== void 0) {
			if (!validate109(data.author, {
				instancePath: instancePath + "/author",
				parentData: data,
				parentDataProperty: "author",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate109.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats14(data2)) {
					const err7 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate127(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate127.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema184.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate126.errors = vErrors;
	return errors === 0;
}
const acceptInvitation200 = validate127;
const previewInvitation200 = validate130;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.author === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "author" },
				message: "must have required property 'author'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "author")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.author !== void 0) {
			if (!validate109(data.author, {
				instancePath: instancePath + "/author",
				parentData: data,
				parentDataProperty: "author",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate109.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
const joinWaitlist201 = validate132;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "createdAt")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data1 = data.createdAt;
			if (typeof data1 === "string") {
				if (!formats14(data1)) {
					const err6 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate132.errors = vErrors;
	return errors === 0;
}
const listArticles200 = validate133;
const schema190 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "ArticleSummary" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "ArticlePage"
};
const pattern59 = new RegExp("^[/](?:[^/\\\\][\\s\\S]*)?$", "u");
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.url === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "url" },
				message: "must have required property 'url'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.width === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "width" },
				message: "must have required property 'width'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.height === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "height" },
				message: "must have required property 'height'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alt" },
				message: "must have required property 'alt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "url" || key0 === "width" || key0 === "height" || key0 === "alt")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.url !== void 0) {
			let data0 = data.url;
			if (typeof data0 === "string") {
				if (!pattern59.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/pattern",
						keyword: "pattern",
						params: { pattern: "^[/](?:[^/\\\\][\\s\\S]*)?$" },
						message: "must match pattern \"^[/](?:[^/\\\\][\\s\\S]*)?$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/url",
					schemaPath: "#/properties/url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.width !== void 0) {
			let data1 = data.width;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err8 = {
					instancePath: instancePath + "/width",
					schemaPath: "#/properties/width/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/width",
						schemaPath: "#/properties/width/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.height !== void 0) {
			let data2 = data.height;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/height",
					schemaPath: "#/properties/height/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/height",
						schemaPath: "#/properties/height/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.alt !== void 0) {
			if (typeof data.alt !== "string") {
				const err12 = {
					instancePath: instancePath + "/alt",
					schemaPath: "#/properties/alt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate135.errors = vErrors;
	return errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.language === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slug === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" },
				message: "must have required property 'slug'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "language" || key0 === "slug")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.language !== void 0) {
			let data0 = data.language;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "fr" || data0 === "en")) {
				const err4 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			if (typeof data.slug !== "string") {
				const err5 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate137.errors = vErrors;
	return errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" },
				message: "must have required property 'slug'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.language === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.cover === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cover" },
				message: "must have required property 'cover'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.tags === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tags" },
				message: "must have required property 'tags'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.translations === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "translations" },
				message: "must have required property 'translations'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "slug" || key0 === "language" || key0 === "title" || key0 === "description" || key0 === "cover" || key0 === "publishedAt" || key0 === "tags" || key0 === "translations")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.slug !== void 0) {
			if (typeof data.slug !== "string") {
				const err9 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data1 = data.language;
			if (typeof data1 !== "string") {
				const err10 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data1 === "fr" || data1 === "en")) {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err12 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err13 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.cover !== void 0) {
			let data4 = data.cover;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate135(data4, {
				instancePath: instancePath + "/cover",
				parentData: data,
				parentDataProperty: "cover",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate135.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err14 = {
					instancePath: instancePath + "/cover",
					schemaPath: "#/properties/cover/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err15 = {
					instancePath: instancePath + "/cover",
					schemaPath: "#/properties/cover/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats14(data5)) {
					const err16 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data6 = data.tags;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data6[i0] !== "string") {
					const err18 = {
						instancePath: instancePath + "/tags/" + i0,
						schemaPath: "#/properties/tags/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.translations !== void 0) {
			let data8 = data.translations;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate137(data8[i1], {
					instancePath: instancePath + "/translations/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate137.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/translations",
					schemaPath: "#/properties/translations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate134(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate134.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema190.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate133.errors = vErrors;
	return errors === 0;
}
const getArticle200 = validate140;
const schema196 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"slug",
		"language",
		"title",
		"description",
		"cover",
		"publishedAt",
		"tags",
		"translations",
		"html"
	],
	"properties": {
		"slug": { "type": "string" },
		"language": { "$ref": "Language" },
		"title": { "type": "string" },
		"description": { "type": "string" },
		"cover": { "oneOf": [{ "$ref": "ArticleCover" }, { "type": "null" }] },
		"publishedAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"description": "When it last changed in a way that matters to a reader; left out when it has not.",
			"type": "string",
			"format": "date-time"
		},
		"tags": {
			"type": "array",
			"items": { "type": "string" }
		},
		"translations": {
			"type": "array",
			"items": { "$ref": "ArticleTranslation" }
		},
		"html": { "$ref": "ArticleHtml" }
	},
	"$id": "Article"
};
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" },
				message: "must have required property 'slug'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.language === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.cover === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cover" },
				message: "must have required property 'cover'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.tags === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tags" },
				message: "must have required property 'tags'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.translations === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "translations" },
				message: "must have required property 'translations'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.html === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "html" },
				message: "must have required property 'html'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema196.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.slug !== void 0) {
			if (typeof data.slug !== "string") {
				const err10 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data1 = data.language;
			if (typeof data1 !== "string") {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (!(data1 === "fr" || data1 === "en")) {
				const err12 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err13 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err14 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.cover !== void 0) {
			let data4 = data.cover;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate135(data4, {
				instancePath: instancePath + "/cover",
				parentData: data,
				parentDataProperty: "cover",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate135.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err15 = {
					instancePath: instancePath + "/cover",
					schemaPath: "#/properties/cover/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err16 = {
					instancePath: instancePath + "/cover",
					schemaPath: "#/properties/cover/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats14(data5)) {
					const err17 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data6 = data.updatedAt;
			if (typeof data6 === "string") {
				if (!formats14(data6)) {
					const err19 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data7 = data.tags;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data7[i0] !== "string") {
					const err21 = {
						instancePath: instancePath + "/tags/" + i0,
						schemaPath: "#/properties/tags/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.translations !== void 0) {
			let data9 = data.translations;
			if (Array.isArray(data9)) {
				const len1 = data9.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate137(data9[i1], {
					instancePath: instancePath + "/translations/" + i1,
					parentData: data9,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate137.errors);
					errors = vErrors.length;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/translations",
					schemaPath: "#/properties/translations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.html !== void 0) {
			if (!validate143(data.html, {
				instancePath: instancePath + "/html",
				parentData: data,
				parentDataProperty: "html",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate143.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate140.errors = vErrors;
	return errors === 0;
}
const listRedirects200 = validate145;
const schema200 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"status"
	],
	"properties": {
		"from": {
			"description": "A path without its language prefix, with which it holds as well.",
			"type": "string",
			"pattern": "^[/]"
		},
		"to": {
			"description": "A path of the same kind, or an absolute https address, which a client follows as a full page load where it trusts the origin, and not otherwise.",
			"type": "string",
			"pattern": "^(?:[/]|https://)"
		},
		"status": {
			"type": "integer",
			"enum": [
				301,
				302,
				307,
				308
			]
		}
	},
	"$id": "Redirect"
};
const pattern60 = new RegExp("^[/]", "u");
const pattern61 = new RegExp("^(?:[/]|https://)", "u");
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "status")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!pattern60.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/pattern",
						keyword: "pattern",
						params: { pattern: "^[/]" },
						message: "must match pattern \"^[/]\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!pattern61.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/properties/to/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[/]|https://)" },
						message: "must match pattern \"^(?:[/]|https://)\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err8 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data2 === 301 || data2 === 302 || data2 === 307 || data2 === 308)) {
				const err9 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema200.properties.status.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate146.errors = vErrors;
	return errors === 0;
}
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate146(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate146.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
const listDevices200 = validate148;
const schema201 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "SignedInDevice" }
		},
		"nextCursor": {
			"type": ["string", "null"],
			"minLength": 1
		}
	},
	"$id": "SignedInDevicePage"
};
const schema202 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"browser",
		"system",
		"signedInAt",
		"lastUsedAt",
		"isCurrent"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"browser": {
			"description": "The browser by its product's name, such as Firefox; null where it does not say.",
			"type": ["string", "null"],
			"minLength": 1
		},
		"system": {
			"description": "The operating system by its product's name, such as Windows; null where it does not say.",
			"type": ["string", "null"],
			"minLength": 1
		},
		"signedInAt": {
			"type": "string",
			"format": "date-time"
		},
		"lastUsedAt": {
			"description": "When it last asked for an access token.",
			"type": "string",
			"format": "date-time"
		},
		"isCurrent": {
			"description": "Whether the call itself comes from this device.",
			"type": "boolean"
		}
	},
	"$id": "SignedInDevice"
};
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.browser === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "browser" },
				message: "must have required property 'browser'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.system === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "system" },
				message: "must have required property 'system'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.signedInAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "signedInAt" },
				message: "must have required property 'signedInAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.lastUsedAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastUsedAt" },
				message: "must have required property 'lastUsedAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.isCurrent === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isCurrent" },
				message: "must have required property 'isCurrent'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "browser" || key0 === "system" || key0 === "signedInAt" || key0 === "lastUsedAt" || key0 === "isCurrent")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.browser !== void 0) {
			let data1 = data.browser;
			if (typeof data1 !== "string" && data1 !== null) {
				const err10 = {
					instancePath: instancePath + "/browser",
					schemaPath: "#/properties/browser/type",
					keyword: "type",
					params: { type: schema202.properties.browser.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err11 = {
						instancePath: instancePath + "/browser",
						schemaPath: "#/properties/browser/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.system !== void 0) {
			let data2 = data.system;
			if (typeof data2 !== "string" && data2 !== null) {
				const err12 = {
					instancePath: instancePath + "/system",
					schemaPath: "#/properties/system/type",
					keyword: "type",
					params: { type: schema202.properties.system.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err13 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.signedInAt !== void 0) {
			let data3 = data.signedInAt;
			if (typeof data3 === "string") {
				if (!formats14(data3)) {
					const err14 = {
						instancePath: instancePath + "/signedInAt",
						schemaPath: "#/properties/signedInAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/signedInAt",
					schemaPath: "#/properties/signedInAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.lastUsedAt !== void 0) {
			let data4 = data.lastUsedAt;
			if (typeof data4 === "string") {
				if (!formats14(data4)) {
					const err16 = {
						instancePath: instancePath + "/lastUsedAt",
						schemaPath: "#/properties/lastUsedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/lastUsedAt",
					schemaPath: "#/properties/lastUsedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.isCurrent !== void 0) {
			if (typeof data.isCurrent !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/isCurrent",
					schemaPath: "#/properties/isCurrent/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate149(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate149.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema201.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate148.errors = vErrors;
	return errors === 0;
}
const exportAccount200 = validate151;
const schema204 = {
	"description": "Everything the account holds. Only what opens doors is left out (tokens, and the hashes of them), and what is derived from the rest.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"format",
		"exportedAt",
		"user",
		"signIn",
		"weeklyTargets",
		"projects",
		"documents",
		"writingSessions",
		"invitations",
		"subscribers",
		"subscriptions",
		"waitlistEntries",
		"questions",
		"suggestions"
	],
	"properties": {
		"format": {
			"type": "string",
			"const": "ecritoire-account-1"
		},
		"exportedAt": {
			"type": "string",
			"format": "date-time"
		},
		"user": { "$ref": "User" },
		"signIn": { "$ref": "ExportedIdentity" },
		"weeklyTargets": {
			"type": "array",
			"items": { "$ref": "ExportedTargets" }
		},
		"projects": {
			"type": "array",
			"items": { "$ref": "Project" }
		},
		"documents": {
			"type": "array",
			"items": { "$ref": "Document" }
		},
		"writingSessions": {
			"type": "array",
			"items": { "$ref": "ExportedWritingSession" }
		},
		"invitations": {
			"type": "array",
			"items": { "$ref": "Invitation" }
		},
		"subscribers": {
			"type": "array",
			"items": { "$ref": "Subscriber" }
		},
		"subscriptions": {
			"type": "array",
			"items": { "$ref": "Subscription" }
		},
		"waitlistEntries": {
			"description": "What was sent to the waitlist from the account's e-mail address.",
			"type": "array",
			"items": { "$ref": "ExportedWaitlistEntry" }
		},
		"questions": {
			"description": "What was asked from the account's e-mail address.",
			"type": "array",
			"items": { "$ref": "ExportedMessage" }
		},
		"suggestions": {
			"description": "What was suggested from the account's e-mail address.",
			"type": "array",
			"items": { "$ref": "ExportedMessage" }
		}
	},
	"$id": "AccountExport"
};
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.setOn === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "setOn" },
				message: "must have required property 'setOn'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.words === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sessions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "setOn" || key0 === "words" || key0 === "sessions")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.setOn !== void 0) {
			let data0 = data.setOn;
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/setOn",
						schemaPath: "LocalDate/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9]" },
						message: "must match pattern \"^[1-9]\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats26.validate(data0)) {
					const err5 = {
						instancePath: instancePath + "/setOn",
						schemaPath: "LocalDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/setOn",
					schemaPath: "LocalDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data1 = data.words;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data2 = data.sessions;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate153.errors = vErrors;
	return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.paragraphId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphId" },
				message: "must have required property 'paragraphId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.baseline === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "baseline" },
				message: "must have required property 'baseline'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.added === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "added" },
				message: "must have required property 'added'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.removed === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "removed" },
				message: "must have required property 'removed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.copied === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "copied" },
				message: "must have required property 'copied'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.copiedFrom === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "copiedFrom" },
				message: "must have required property 'copiedFrom'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId" || key0 === "paragraphId" || key0 === "baseline" || key0 === "added" || key0 === "removed" || key0 === "copied" || key0 === "copiedFrom")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.paragraphId !== void 0) {
			let data1 = data.paragraphId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err11 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats8.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/paragraphId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.baseline !== void 0) {
			let data2 = data.baseline;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					const err14 = {
						instancePath: instancePath + "/baseline/" + i0,
						schemaPath: "#/properties/baseline/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/baseline",
					schemaPath: "#/properties/baseline/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.added !== void 0) {
			let data4 = data.added;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					const err16 = {
						instancePath: instancePath + "/added/" + i1,
						schemaPath: "#/properties/added/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/added",
					schemaPath: "#/properties/added/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.removed !== void 0) {
			let data6 = data.removed;
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data6[i2] !== "string") {
					const err18 = {
						instancePath: instancePath + "/removed/" + i2,
						schemaPath: "#/properties/removed/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/removed",
					schemaPath: "#/properties/removed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.copied !== void 0) {
			let data8 = data.copied;
			if (Array.isArray(data8)) {
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data8[i3] !== "string") {
					const err20 = {
						instancePath: instancePath + "/copied/" + i3,
						schemaPath: "#/properties/copied/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/copied",
					schemaPath: "#/properties/copied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.copiedFrom !== void 0) {
			let data10 = data.copiedFrom;
			if (Array.isArray(data10)) {
				const len4 = data10.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data11 = data10[i4];
					if (typeof data11 === "string") {
						if (!pattern4.test(data11)) {
							const err22 = {
								instancePath: instancePath + "/copiedFrom/" + i4,
								schemaPath: "Id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
								message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (!formats8.test(data11)) {
							const err23 = {
								instancePath: instancePath + "/copiedFrom/" + i4,
								schemaPath: "Id/format",
								keyword: "format",
								params: { format: "uuid" },
								message: "must match format \"uuid\""
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/copiedFrom/" + i4,
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/copiedFrom",
					schemaPath: "#/properties/copiedFrom/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate159.errors = vErrors;
	return errors === 0;
}
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.paragraphId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphId" },
				message: "must have required property 'paragraphId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.layer === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "layer" },
				message: "must have required property 'layer'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.added === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "added" },
				message: "must have required property 'added'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.removed === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "removed" },
				message: "must have required property 'removed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId" || key0 === "paragraphId" || key0 === "layer" || key0 === "added" || key0 === "removed")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.paragraphId !== void 0) {
			let data1 = data.paragraphId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats8.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/paragraphId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/paragraphId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.layer !== void 0) {
			let data2 = data.layer;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err12 = {
					instancePath: instancePath + "/layer",
					schemaPath: "#/properties/layer/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err13 = {
						instancePath: instancePath + "/layer",
						schemaPath: "#/properties/layer/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.added !== void 0) {
			let data3 = data.added;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					const err14 = {
						instancePath: instancePath + "/added/" + i0,
						schemaPath: "#/properties/added/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/added",
					schemaPath: "#/properties/added/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.removed !== void 0) {
			let data5 = data.removed;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data5[i1] !== "string") {
					const err16 = {
						instancePath: instancePath + "/removed/" + i1,
						schemaPath: "#/properties/removed/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/removed",
					schemaPath: "#/properties/removed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate161.errors = vErrors;
	return errors === 0;
}
const schema216 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"documentId",
		"documentTitle",
		"language",
		"id",
		"position",
		"type",
		"content"
	],
	"properties": {
		"documentId": { "$ref": "Id" },
		"documentTitle": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"language": { "$ref": "Language" },
		"id": { "$ref": "Id" },
		"position": { "$ref": "ParagraphPosition" },
		"type": { "$ref": "ParagraphType" },
		"content": {
			"type": "array",
			"items": { "$ref": "Run" }
		}
	},
	"$id": "ExportedPublishedParagraph"
};
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentTitle === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentTitle" },
				message: "must have required property 'documentTitle'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.position === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.type === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.content === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId" || key0 === "documentTitle" || key0 === "language" || key0 === "id" || key0 === "position" || key0 === "type" || key0 === "content")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.documentTitle !== void 0) {
			let data1 = data.documentTitle;
			if (typeof data1 !== "string" && data1 !== null) {
				const err11 = {
					instancePath: instancePath + "/documentTitle",
					schemaPath: "#/properties/documentTitle/type",
					keyword: "type",
					params: { type: schema216.properties.documentTitle.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err12 = {
						instancePath: instancePath + "/documentTitle",
						schemaPath: "#/properties/documentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data2 = data.language;
			if (typeof data2 !== "string") {
				const err13 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data2 === "fr" || data2 === "en")) {
				const err14 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data3 = data.id;
			if (typeof data3 === "string") {
				if (!pattern4.test(data3)) {
					const err15 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!formats8.test(data3)) {
					const err16 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.position !== void 0) {
			if (!validate33(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data5 = data.type;
			if (typeof data5 !== "string") {
				const err18 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (!(data5 === "paragraph" || data5 === "heading" || data5 === "quote" || data5 === "sceneBreak")) {
				const err19 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data6 = data.content;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate35(data6[i0], {
					instancePath: instancePath + "/content/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate35.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.session === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.changes === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.carried === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "carried" },
				message: "must have required property 'carried'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.published === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "published" },
				message: "must have required property 'published'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "session" || key0 === "changes" || key0 === "carried" || key0 === "published")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.session !== void 0) {
			if (!validate54(data.session, {
				instancePath: instancePath + "/session",
				parentData: data,
				parentDataProperty: "session",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate54.errors);
				errors = vErrors.length;
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate159(data1[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate159.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.carried !== void 0) {
			let data3 = data.carried;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate161(data3[i1], {
					instancePath: instancePath + "/carried/" + i1,
					parentData: data3,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate161.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/carried",
					schemaPath: "#/properties/carried/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.published !== void 0) {
			let data5 = data.published;
			if (Array.isArray(data5)) {
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate163(data5[i2], {
					instancePath: instancePath + "/published/" + i2,
					parentData: data5,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate163.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/published",
					schemaPath: "#/properties/published/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate157.errors = vErrors;
	return errors === 0;
}
const schema221 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"email",
		"expectations",
		"formats",
		"currentPractice",
		"language",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"email": { "$ref": "EmailAddress" },
		"expectations": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"formats": {
			"type": "array",
			"items": { "$ref": "WritingFormat" }
		},
		"currentPractice": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"language": {
			"type": ["string", "null"],
			"enum": [
				"fr",
				"en",
				null
			]
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "ExportedWaitlistEntry"
};
const schema224 = {
	"type": "string",
	"enum": [
		"novel",
		"shortStory",
		"poetry",
		"screenplay",
		"play",
		"nonFiction",
		"blogPost",
		"essay",
		"memoir",
		"journal",
		"letter",
		"article",
		"other"
	],
	"$id": "WritingFormat"
};
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expectations === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectations" },
				message: "must have required property 'expectations'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.formats === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formats" },
				message: "must have required property 'formats'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.currentPractice === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPractice" },
				message: "must have required property 'currentPractice'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.language === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "email" || key0 === "expectations" || key0 === "formats" || key0 === "currentPractice" || key0 === "language" || key0 === "createdAt")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func1(data1) > 320) {
					const err11 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data1.length <= 640) {
					if (!pattern5.test(data1)) {
						const err12 = {
							instancePath: instancePath + "/email",
							schemaPath: "EmailAddress/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
							message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.expectations !== void 0) {
			let data2 = data.expectations;
			if (typeof data2 !== "string" && data2 !== null) {
				const err14 = {
					instancePath: instancePath + "/expectations",
					schemaPath: "#/properties/expectations/type",
					keyword: "type",
					params: { type: schema221.properties.expectations.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err15 = {
						instancePath: instancePath + "/expectations",
						schemaPath: "#/properties/expectations/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.formats !== void 0) {
			let data3 = data.formats;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						const err16 = {
							instancePath: instancePath + "/formats/" + i0,
							schemaPath: "WritingFormat/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (!(data4 === "novel" || data4 === "shortStory" || data4 === "poetry" || data4 === "screenplay" || data4 === "play" || data4 === "nonFiction" || data4 === "blogPost" || data4 === "essay" || data4 === "memoir" || data4 === "journal" || data4 === "letter" || data4 === "article" || data4 === "other")) {
						const err17 = {
							instancePath: instancePath + "/formats/" + i0,
							schemaPath: "WritingFormat/enum",
							keyword: "enum",
							params: { allowedValues: schema224.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/formats",
					schemaPath: "#/properties/formats/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.currentPractice !== void 0) {
			let data5 = data.currentPractice;
			if (typeof data5 !== "string" && data5 !== null) {
				const err19 = {
					instancePath: instancePath + "/currentPractice",
					schemaPath: "#/properties/currentPractice/type",
					keyword: "type",
					params: { type: schema221.properties.currentPractice.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data5 === "string") {
				if (func1(data5) < 1) {
					const err20 = {
						instancePath: instancePath + "/currentPractice",
						schemaPath: "#/properties/currentPractice/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data6 = data.language;
			if (typeof data6 !== "string" && data6 !== null) {
				const err21 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/type",
					keyword: "type",
					params: { type: schema221.properties.language.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (!(data6 === "fr" || data6 === "en" || data6 === null)) {
				const err22 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/enum",
					keyword: "enum",
					params: { allowedValues: schema221.properties.language.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data7 = data.createdAt;
			if (typeof data7 === "string") {
				if (!formats14(data7)) {
					const err23 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate171.errors = vErrors;
	return errors === 0;
}
const schema225 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"email",
		"text",
		"language",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"email": { "$ref": "EmailAddress" },
		"text": { "type": "string" },
		"language": {
			"type": ["string", "null"],
			"enum": [
				"fr",
				"en",
				null
			]
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "ExportedMessage"
};
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.text === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.language === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "email" || key0 === "text" || key0 === "language" || key0 === "createdAt")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func1(data1) > 320) {
					const err9 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data1.length <= 640) {
					if (!pattern5.test(data1)) {
						const err10 = {
							instancePath: instancePath + "/email",
							schemaPath: "EmailAddress/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
							message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.text !== void 0) {
			if (typeof data.text !== "string") {
				const err12 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data3 = data.language;
			if (typeof data3 !== "string" && data3 !== null) {
				const err13 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/type",
					keyword: "type",
					params: { type: schema225.properties.language.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "fr" || data3 === "en" || data3 === null)) {
				const err14 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/enum",
					keyword: "enum",
					params: { allowedValues: schema225.properties.language.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data4 = data.createdAt;
			if (typeof data4 === "string") {
				if (!formats14(data4)) {
					const err15 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate173.errors = vErrors;
	return errors === 0;
}
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.format === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "format" },
				message: "must have required property 'format'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.exportedAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exportedAt" },
				message: "must have required property 'exportedAt'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.user === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.signIn === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "signIn" },
				message: "must have required property 'signIn'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.weeklyTargets === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "weeklyTargets" },
				message: "must have required property 'weeklyTargets'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.projects === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projects" },
				message: "must have required property 'projects'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.documents === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				message: "must have required property 'documents'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.writingSessions === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "writingSessions" },
				message: "must have required property 'writingSessions'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.invitations === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "invitations" },
				message: "must have required property 'invitations'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.subscribers === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subscribers" },
				message: "must have required property 'subscribers'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.subscriptions === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "subscriptions" },
				message: "must have required property 'subscriptions'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.waitlistEntries === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "waitlistEntries" },
				message: "must have required property 'waitlistEntries'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.questions === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "questions" },
				message: "must have required property 'questions'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.suggestions === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "suggestions" },
				message: "must have required property 'suggestions'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema204.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (typeof data0 !== "string") {
				const err15 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if ("ecritoire-account-1" !== data0) {
				const err16 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/const",
					keyword: "const",
					params: { allowedValue: "ecritoire-account-1" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.exportedAt !== void 0) {
			let data1 = data.exportedAt;
			if (typeof data1 === "string") {
				if (!formats14(data1)) {
					const err17 = {
						instancePath: instancePath + "/exportedAt",
						schemaPath: "#/properties/exportedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/exportedAt",
					schemaPath: "#/properties/exportedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.user !== void 0) {
			if (!validate21(data.user, {
				instancePath: instancePath + "/user",
				parentData: data,
				parentDataProperty: "user",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate21.errors);
				errors = vErrors.length;
			}
		}
		if (data.signIn !== void 0) {
			let data3 = data.signIn;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.issuer === void 0) {
					const err19 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "ExportedIdentity/required",
						keyword: "required",
						params: { missingProperty: "issuer" },
						message: "must have required property 'issuer'"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data3.subject === void 0) {
					const err20 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "ExportedIdentity/required",
						keyword: "required",
						params: { missingProperty: "subject" },
						message: "must have required property 'subject'"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "issuer" || key1 === "subject")) {
					const err21 = {
						instancePath: instancePath + "/signIn",
						schemaPath: "ExportedIdentity/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data3.issuer !== void 0) {
					if (typeof data3.issuer !== "string") {
						const err22 = {
							instancePath: instancePath + "/signIn/issuer",
							schemaPath: "ExportedIdentity/properties/issuer/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data3.subject !== void 0) {
					if (typeof data3.subject !== "string") {
						const err23 = {
							instancePath: instancePath + "/signIn/subject",
							schemaPath: "ExportedIdentity/properties/subject/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/signIn",
					schemaPath: "ExportedIdentity/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.weeklyTargets !== void 0) {
			let data6 = data.weeklyTargets;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate153(data6[i0], {
					instancePath: instancePath + "/weeklyTargets/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate153.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/weeklyTargets",
					schemaPath: "#/properties/weeklyTargets/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.projects !== void 0) {
			let data8 = data.projects;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate25(data8[i1], {
					instancePath: instancePath + "/projects/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate25.errors);
					errors = vErrors.length;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/projects",
					schemaPath: "#/properties/projects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data10 = data.documents;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate28(data10[i2], {
					instancePath: instancePath + "/documents/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate28.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.writingSessions !== void 0) {
			let data12 = data.writingSessions;
			if (Array.isArray(data12)) {
				const len3 = data12.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate157(data12[i3], {
					instancePath: instancePath + "/writingSessions/" + i3,
					parentData: data12,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate157.errors);
					errors = vErrors.length;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/writingSessions",
					schemaPath: "#/properties/writingSessions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.invitations !== void 0) {
			let data14 = data.invitations;
			if (Array.isArray(data14)) {
				const len4 = data14.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate123(data14[i4], {
					instancePath: instancePath + "/invitations/" + i4,
					parentData: data14,
					parentDataProperty: i4,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate123.errors);
					errors = vErrors.length;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/invitations",
					schemaPath: "#/properties/invitations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.subscribers !== void 0) {
			let data16 = data.subscribers;
			if (Array.isArray(data16)) {
				const len5 = data16.length;
				for (let i5 = 0; i5 < len5; i5++) if (!validate119(data16[i5], {
					instancePath: instancePath + "/subscribers/" + i5,
					parentData: data16,
					parentDataProperty: i5,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate119.errors);
					errors = vErrors.length;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/subscribers",
					schemaPath: "#/properties/subscribers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.subscriptions !== void 0) {
			let data18 = data.subscriptions;
			if (Array.isArray(data18)) {
				const len6 = data18.length;
				for (let i6 = 0; i6 < len6; i6++) if (!validate127(data18[i6], {
					instancePath: instancePath + "/subscriptions/" + i6,
					parentData: data18,
					parentDataProperty: i6,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate127.errors);
					errors = vErrors.length;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/subscriptions",
					schemaPath: "#/properties/subscriptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.waitlistEntries !== void 0) {
			let data20 = data.waitlistEntries;
			if (Array.isArray(data20)) {
				const len7 = data20.length;
				for (let i7 = 0; i7 < len7; i7++) if (!validate171(data20[i7], {
					instancePath: instancePath + "/waitlistEntries/" + i7,
					parentData: data20,
					parentDataProperty: i7,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate171.errors);
					errors = vErrors.length;
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/waitlistEntries",
					schemaPath: "#/properties/waitlistEntries/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.questions !== void 0) {
			let data22 = data.questions;
			if (Array.isArray(data22)) {
				const len8 = data22.length;
				for (let i8 = 0; i8 < len8; i8++) if (!validate173(data22[i8], {
					instancePath: instancePath + "/questions/" + i8,
					parentData: data22,
					parentDataProperty: i8,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate173.errors);
					errors = vErrors.length;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/questions",
					schemaPath: "#/properties/questions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.suggestions !== void 0) {
			let data24 = data.suggestions;
			if (Array.isArray(data24)) {
				const len9 = data24.length;
				for (let i9 = 0; i9 < len9; i9++) if (!validate173(data24[i9], {
					instancePath: instancePath + "/suggestions/" + i9,
					parentData: data24,
					parentDataProperty: i9,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate173.errors);
					errors = vErrors.length;
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/suggestions",
					schemaPath: "#/properties/suggestions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
	} else {
		const err35 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err35];
		else vErrors.push(err35);
		errors++;
	}
	validate151.errors = vErrors;
	return errors === 0;
}
const importArchive200 = validate176;
const schema231 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason", "count"],
	"properties": {
		"reason": {
			"description": "It came with this archive before (`alreadyHere`); targets were set on that day already (`targetsSet`).",
			"type": "string",
			"enum": ["alreadyHere", "targetsSet"]
		},
		"count": {
			"type": "integer",
			"minimum": 1
		}
	},
	"$id": "ArchiveSkipped"
};
const schema230 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"projects",
		"documents",
		"journalEntries",
		"inTrash",
		"versions",
		"sessions",
		"published",
		"targets",
		"words",
		"size"
	],
	"properties": {
		"projects": {
			"description": "Journals, and those in the trash, too.",
			"type": "integer",
			"minimum": 0
		},
		"documents": {
			"description": "Without journal entries.",
			"type": "integer",
			"minimum": 0
		},
		"journalEntries": {
			"type": "integer",
			"minimum": 0
		},
		"inTrash": {
			"description": "Documents and entries among them that go to the trash.",
			"type": "integer",
			"minimum": 0
		},
		"versions": {
			"type": "integer",
			"minimum": 0
		},
		"sessions": {
			"type": "integer",
			"minimum": 0
		},
		"published": {
			"description": "Sessions among them that arrive published and private.",
			"type": "integer",
			"minimum": 0
		},
		"targets": {
			"description": "Days on which weekly targets were set.",
			"type": "integer",
			"minimum": 0
		},
		"words": {
			"description": "Words of the documents and entries.",
			"type": "integer",
			"minimum": 0
		},
		"size": {
			"description": "By how much the account grows.",
			"type": "integer",
			"minimum": 0
		}
	},
	"$id": "ArchiveCounts"
};
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projects === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projects" },
				message: "must have required property 'projects'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documents === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				message: "must have required property 'documents'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.journalEntries === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "journalEntries" },
				message: "must have required property 'journalEntries'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.inTrash === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "inTrash" },
				message: "must have required property 'inTrash'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.versions === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "versions" },
				message: "must have required property 'versions'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sessions === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.published === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "published" },
				message: "must have required property 'published'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.targets === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targets" },
				message: "must have required property 'targets'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.words === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.size === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "size" },
				message: "must have required property 'size'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema230.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.projects !== void 0) {
			let data0 = data.projects;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err11 = {
					instancePath: instancePath + "/projects",
					schemaPath: "#/properties/projects/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err12 = {
						instancePath: instancePath + "/projects",
						schemaPath: "#/properties/projects/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err13 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err14 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/properties/documents/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.journalEntries !== void 0) {
			let data2 = data.journalEntries;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err15 = {
					instancePath: instancePath + "/journalEntries",
					schemaPath: "#/properties/journalEntries/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err16 = {
						instancePath: instancePath + "/journalEntries",
						schemaPath: "#/properties/journalEntries/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.inTrash !== void 0) {
			let data3 = data.inTrash;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err17 = {
					instancePath: instancePath + "/inTrash",
					schemaPath: "#/properties/inTrash/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err18 = {
						instancePath: instancePath + "/inTrash",
						schemaPath: "#/properties/inTrash/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.versions !== void 0) {
			let data4 = data.versions;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err19 = {
					instancePath: instancePath + "/versions",
					schemaPath: "#/properties/versions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err20 = {
						instancePath: instancePath + "/versions",
						schemaPath: "#/properties/versions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data5 = data.sessions;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err21 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err22 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.published !== void 0) {
			let data6 = data.published;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err23 = {
					instancePath: instancePath + "/published",
					schemaPath: "#/properties/published/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err24 = {
						instancePath: instancePath + "/published",
						schemaPath: "#/properties/published/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.targets !== void 0) {
			let data7 = data.targets;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err25 = {
					instancePath: instancePath + "/targets",
					schemaPath: "#/properties/targets/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err26 = {
						instancePath: instancePath + "/targets",
						schemaPath: "#/properties/targets/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.words !== void 0) {
			let data8 = data.words;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err27 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					const err28 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		}
		if (data.size !== void 0) {
			let data9 = data.size;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err29 = {
					instancePath: instancePath + "/size",
					schemaPath: "#/properties/size/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 < 0 || isNaN(data9)) {
					const err30 = {
						instancePath: instancePath + "/size",
						schemaPath: "#/properties/size/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate177.errors = vErrors;
	return errors === 0;
}
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.archiveId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "archiveId" },
				message: "must have required property 'archiveId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.archivedAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "archivedAt" },
				message: "must have required property 'archivedAt'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.isDryRun === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isDryRun" },
				message: "must have required property 'isDryRun'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.added === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "added" },
				message: "must have required property 'added'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.isProfileAdded === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isProfileAdded" },
				message: "must have required property 'isProfileAdded'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.skipped === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "skipped" },
				message: "must have required property 'skipped'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "archiveId" || key0 === "archivedAt" || key0 === "isDryRun" || key0 === "added" || key0 === "isProfileAdded" || key0 === "skipped")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.archiveId !== void 0) {
			let data0 = data.archiveId;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/archiveId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats8.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/archiveId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/archiveId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.archivedAt !== void 0) {
			let data1 = data.archivedAt;
			if (typeof data1 === "string") {
				if (!formats14(data1)) {
					const err10 = {
						instancePath: instancePath + "/archivedAt",
						schemaPath: "#/properties/archivedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/archivedAt",
					schemaPath: "#/properties/archivedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.isDryRun !== void 0) {
			if (typeof data.isDryRun !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/isDryRun",
					schemaPath: "#/properties/isDryRun/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.added !== void 0) {
			if (!validate177(data.added, {
				instancePath: instancePath + "/added",
				parentData: data,
				parentDataProperty: "added",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate177.errors);
				errors = vErrors.length;
			}
		}
		if (data.isProfileAdded !== void 0) {
			if (typeof data.isProfileAdded !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/isProfileAdded",
					schemaPath: "#/properties/isProfileAdded/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.skipped !== void 0) {
			let data5 = data.skipped;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
						if (data6.reason === void 0) {
							const err14 = {
								instancePath: instancePath + "/skipped/" + i0,
								schemaPath: "ArchiveSkipped/required",
								keyword: "required",
								params: { missingProperty: "reason" },
								message: "must have required property 'reason'"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data6.count === void 0) {
							const err15 = {
								instancePath: instancePath + "/skipped/" + i0,
								schemaPath: "ArchiveSkipped/required",
								keyword: "required",
								params: { missingProperty: "count" },
								message: "must have required property 'count'"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						for (const key1 in data6) if (!(key1 === "reason" || key1 === "count")) {
							const err16 = {
								instancePath: instancePath + "/skipped/" + i0,
								schemaPath: "ArchiveSkipped/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data6.reason !== void 0) {
							let data7 = data6.reason;
							if (typeof data7 !== "string") {
								const err17 = {
									instancePath: instancePath + "/skipped/" + i0 + "/reason",
									schemaPath: "ArchiveSkipped/properties/reason/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							if (!(data7 === "alreadyHere" || data7 === "targetsSet")) {
								const err18 = {
									instancePath: instancePath + "/skipped/" + i0 + "/reason",
									schemaPath: "ArchiveSkipped/properties/reason/enum",
									keyword: "enum",
									params: { allowedValues: schema231.properties.reason.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data6.count !== void 0) {
							let data8 = data6.count;
							if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
								const err19 = {
									instancePath: instancePath + "/skipped/" + i0 + "/count",
									schemaPath: "ArchiveSkipped/properties/count/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (typeof data8 == "number" && isFinite(data8)) {
								if (data8 < 1 || isNaN(data8)) {
									const err20 = {
										instancePath: instancePath + "/skipped/" + i0 + "/count",
										schemaPath: "ArchiveSkipped/properties/count/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/skipped/" + i0,
							schemaPath: "ArchiveSkipped/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/skipped",
					schemaPath: "#/properties/skipped/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
const getHealth200 = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("ok" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "ok" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate179.errors = vErrors;
	return errors === 0;
}
const getReadiness200 = validate180;
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("ready" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "ready" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate180.errors = vErrors;
	return errors === 0;
}
function gather(all, found) {
	if (all === null) return found;
	for (const error of found) all.push(error);
	return all;
}
const signInWithGoogle401 = signInWithGoogle400;
const signInWithGoogle403 = signInWithGoogle400;
const signInWithGoogle413 = signInWithGoogle400;
const signInWithGoogle415 = signInWithGoogle400;
const signInWithGoogle429 = signInWithGoogle400;
const signInWithGoogle500 = signInWithGoogle400;
const signInWithGoogle503 = signInWithGoogle400;
const signInWithGoogle507 = signInWithGoogle400;
const refreshAccessToken400 = signInWithGoogle400;
const refreshAccessToken401 = signInWithGoogle400;
const refreshAccessToken403 = signInWithGoogle400;
const refreshAccessToken413 = signInWithGoogle400;
const refreshAccessToken415 = signInWithGoogle400;
const refreshAccessToken429 = signInWithGoogle400;
const refreshAccessToken500 = signInWithGoogle400;
const refreshAccessToken503 = signInWithGoogle400;
const refreshAccessToken507 = signInWithGoogle400;
const signOut400 = signInWithGoogle400;
const signOut413 = signInWithGoogle400;
const signOut415 = signInWithGoogle400;
const signOut500 = signInWithGoogle400;
const signOut503 = signInWithGoogle400;
const signOut507 = signInWithGoogle400;
const signOutEverywhere401 = signInWithGoogle400;
const signOutEverywhere403 = signInWithGoogle400;
const signOutEverywhere429 = signInWithGoogle400;
const signOutEverywhere500 = signInWithGoogle400;
const signOutEverywhere503 = signInWithGoogle400;
const signOutEverywhere507 = signInWithGoogle400;
const getCurrentUser401 = signInWithGoogle400;
const getCurrentUser403 = signInWithGoogle400;
const getCurrentUser429 = signInWithGoogle400;
const getCurrentUser500 = signInWithGoogle400;
const getCurrentUser503 = signInWithGoogle400;
const updateProfile400 = signInWithGoogle400;
const updateProfile401 = signInWithGoogle400;
const updateProfile403 = signInWithGoogle400;
const updateProfile412 = signInWithGoogle400;
const updateProfile413 = signInWithGoogle400;
const updateProfile415 = signInWithGoogle400;
const updateProfile429 = signInWithGoogle400;
const updateProfile500 = signInWithGoogle400;
const updateProfile503 = signInWithGoogle400;
const updateProfile507 = signInWithGoogle400;
const listProjects401 = signInWithGoogle400;
const listProjects403 = signInWithGoogle400;
const listProjects429 = signInWithGoogle400;
const listProjects500 = signInWithGoogle400;
const listProjects503 = signInWithGoogle400;
const createProject400 = signInWithGoogle400;
const createProject401 = signInWithGoogle400;
const createProject403 = signInWithGoogle400;
const createProject413 = signInWithGoogle400;
const createProject415 = signInWithGoogle400;
const createProject429 = signInWithGoogle400;
const createProject500 = signInWithGoogle400;
const createProject503 = signInWithGoogle400;
const createProject507 = signInWithGoogle400;
const getProject401 = signInWithGoogle400;
const getProject403 = signInWithGoogle400;
const getProject404 = signInWithGoogle400;
const getProject429 = signInWithGoogle400;
const getProject500 = signInWithGoogle400;
const getProject503 = signInWithGoogle400;
const updateProject400 = signInWithGoogle400;
const updateProject401 = signInWithGoogle400;
const updateProject403 = signInWithGoogle400;
const updateProject404 = signInWithGoogle400;
const updateProject412 = signInWithGoogle400;
const updateProject413 = signInWithGoogle400;
const updateProject415 = signInWithGoogle400;
const updateProject429 = signInWithGoogle400;
const updateProject500 = signInWithGoogle400;
const updateProject503 = signInWithGoogle400;
const updateProject507 = signInWithGoogle400;
const deleteProject401 = signInWithGoogle400;
const deleteProject403 = signInWithGoogle400;
const deleteProject404 = signInWithGoogle400;
const deleteProject412 = signInWithGoogle400;
const deleteProject429 = signInWithGoogle400;
const deleteProject500 = signInWithGoogle400;
const deleteProject503 = signInWithGoogle400;
const deleteProject507 = signInWithGoogle400;
const listProjectTexts401 = signInWithGoogle400;
const listProjectTexts403 = signInWithGoogle400;
const listProjectTexts404 = signInWithGoogle400;
const listProjectTexts429 = signInWithGoogle400;
const listProjectTexts500 = signInWithGoogle400;
const listProjectTexts503 = signInWithGoogle400;
const listJournalEntries401 = signInWithGoogle400;
const listJournalEntries403 = signInWithGoogle400;
const listJournalEntries404 = signInWithGoogle400;
const listJournalEntries429 = signInWithGoogle400;
const listJournalEntries500 = signInWithGoogle400;
const listJournalEntries503 = signInWithGoogle400;
const getJournalEntry401 = signInWithGoogle400;
const getJournalEntry403 = signInWithGoogle400;
const getJournalEntry404 = signInWithGoogle400;
const getJournalEntry429 = signInWithGoogle400;
const getJournalEntry500 = signInWithGoogle400;
const getJournalEntry503 = signInWithGoogle400;
const openJournalEntry400 = signInWithGoogle400;
const openJournalEntry401 = signInWithGoogle400;
const openJournalEntry403 = signInWithGoogle400;
const openJournalEntry404 = signInWithGoogle400;
const openJournalEntry409 = signInWithGoogle400;
const openJournalEntry413 = signInWithGoogle400;
const openJournalEntry415 = signInWithGoogle400;
const openJournalEntry429 = signInWithGoogle400;
const openJournalEntry500 = signInWithGoogle400;
const openJournalEntry503 = signInWithGoogle400;
const openJournalEntry507 = signInWithGoogle400;
const listDocuments401 = signInWithGoogle400;
const listDocuments403 = signInWithGoogle400;
const listDocuments404 = signInWithGoogle400;
const listDocuments429 = signInWithGoogle400;
const listDocuments500 = signInWithGoogle400;
const listDocuments503 = signInWithGoogle400;
const createDocument400 = signInWithGoogle400;
const createDocument401 = signInWithGoogle400;
const createDocument403 = signInWithGoogle400;
const createDocument404 = signInWithGoogle400;
const createDocument409 = signInWithGoogle400;
const createDocument413 = signInWithGoogle400;
const createDocument415 = signInWithGoogle400;
const createDocument429 = signInWithGoogle400;
const createDocument500 = signInWithGoogle400;
const createDocument503 = signInWithGoogle400;
const createDocument507 = signInWithGoogle400;
const findDocumentTitles401 = signInWithGoogle400;
const findDocumentTitles403 = signInWithGoogle400;
const findDocumentTitles429 = signInWithGoogle400;
const findDocumentTitles500 = signInWithGoogle400;
const findDocumentTitles503 = signInWithGoogle400;
const getDocument401 = signInWithGoogle400;
const getDocument403 = signInWithGoogle400;
const getDocument404 = signInWithGoogle400;
const getDocument429 = signInWithGoogle400;
const getDocument500 = signInWithGoogle400;
const getDocument503 = signInWithGoogle400;
const updateDocument400 = signInWithGoogle400;
const updateDocument401 = signInWithGoogle400;
const updateDocument403 = signInWithGoogle400;
const updateDocument404 = signInWithGoogle400;
const updateDocument409 = signInWithGoogle400;
const updateDocument412 = signInWithGoogle400;
const updateDocument413 = signInWithGoogle400;
const updateDocument415 = signInWithGoogle400;
const updateDocument429 = signInWithGoogle400;
const updateDocument500 = signInWithGoogle400;
const updateDocument503 = signInWithGoogle400;
const updateDocument507 = signInWithGoogle400;
const deleteDocument401 = signInWithGoogle400;
const deleteDocument403 = signInWithGoogle400;
const deleteDocument404 = signInWithGoogle400;
const deleteDocument412 = signInWithGoogle400;
const deleteDocument429 = signInWithGoogle400;
const deleteDocument500 = signInWithGoogle400;
const deleteDocument503 = signInWithGoogle400;
const deleteDocument507 = signInWithGoogle400;
const moveDocument400 = signInWithGoogle400;
const moveDocument401 = signInWithGoogle400;
const moveDocument403 = signInWithGoogle400;
const moveDocument404 = signInWithGoogle400;
const moveDocument409 = signInWithGoogle400;
const moveDocument412 = signInWithGoogle400;
const moveDocument413 = signInWithGoogle400;
const moveDocument415 = signInWithGoogle400;
const moveDocument429 = signInWithGoogle400;
const moveDocument500 = signInWithGoogle400;
const moveDocument503 = signInWithGoogle400;
const moveDocument507 = signInWithGoogle400;
const saveParagraphs400 = signInWithGoogle400;
const saveParagraphs401 = signInWithGoogle400;
const saveParagraphs403 = signInWithGoogle400;
const saveParagraphs404 = signInWithGoogle400;
const saveParagraphs413 = signInWithGoogle400;
const saveParagraphs415 = signInWithGoogle400;
const saveParagraphs429 = signInWithGoogle400;
const saveParagraphs500 = signInWithGoogle400;
const saveParagraphs503 = signInWithGoogle400;
const saveParagraphs507 = signInWithGoogle400;
const listDocumentVersions401 = signInWithGoogle400;
const listDocumentVersions403 = signInWithGoogle400;
const listDocumentVersions404 = signInWithGoogle400;
const listDocumentVersions429 = signInWithGoogle400;
const listDocumentVersions500 = signInWithGoogle400;
const listDocumentVersions503 = signInWithGoogle400;
const createDocumentVersion400 = signInWithGoogle400;
const createDocumentVersion401 = signInWithGoogle400;
const createDocumentVersion403 = signInWithGoogle400;
const createDocumentVersion404 = signInWithGoogle400;
const createDocumentVersion413 = signInWithGoogle400;
const createDocumentVersion415 = signInWithGoogle400;
const createDocumentVersion429 = signInWithGoogle400;
const createDocumentVersion500 = signInWithGoogle400;
const createDocumentVersion503 = signInWithGoogle400;
const createDocumentVersion507 = signInWithGoogle400;
const getDocumentVersion401 = signInWithGoogle400;
const getDocumentVersion403 = signInWithGoogle400;
const getDocumentVersion404 = signInWithGoogle400;
const getDocumentVersion429 = signInWithGoogle400;
const getDocumentVersion500 = signInWithGoogle400;
const getDocumentVersion503 = signInWithGoogle400;
const renameDocumentVersion400 = signInWithGoogle400;
const renameDocumentVersion401 = signInWithGoogle400;
const renameDocumentVersion403 = signInWithGoogle400;
const renameDocumentVersion404 = signInWithGoogle400;
const renameDocumentVersion413 = signInWithGoogle400;
const renameDocumentVersion415 = signInWithGoogle400;
const renameDocumentVersion429 = signInWithGoogle400;
const renameDocumentVersion500 = signInWithGoogle400;
const renameDocumentVersion503 = signInWithGoogle400;
const renameDocumentVersion507 = signInWithGoogle400;
const deleteDocumentVersion401 = signInWithGoogle400;
const deleteDocumentVersion403 = signInWithGoogle400;
const deleteDocumentVersion404 = signInWithGoogle400;
const deleteDocumentVersion429 = signInWithGoogle400;
const deleteDocumentVersion500 = signInWithGoogle400;
const deleteDocumentVersion503 = signInWithGoogle400;
const deleteDocumentVersion507 = signInWithGoogle400;
const restoreDocumentVersion400 = signInWithGoogle400;
const restoreDocumentVersion401 = signInWithGoogle400;
const restoreDocumentVersion403 = signInWithGoogle400;
const restoreDocumentVersion404 = signInWithGoogle400;
const restoreDocumentVersion412 = signInWithGoogle400;
const restoreDocumentVersion413 = signInWithGoogle400;
const restoreDocumentVersion415 = signInWithGoogle400;
const restoreDocumentVersion429 = signInWithGoogle400;
const restoreDocumentVersion500 = signInWithGoogle400;
const restoreDocumentVersion503 = signInWithGoogle400;
const restoreDocumentVersion507 = signInWithGoogle400;
const getDocumentVersionDifference401 = signInWithGoogle400;
const getDocumentVersionDifference403 = signInWithGoogle400;
const getDocumentVersionDifference404 = signInWithGoogle400;
const getDocumentVersionDifference429 = signInWithGoogle400;
const getDocumentVersionDifference500 = signInWithGoogle400;
const getDocumentVersionDifference503 = signInWithGoogle400;
const listTrash401 = signInWithGoogle400;
const listTrash403 = signInWithGoogle400;
const listTrash429 = signInWithGoogle400;
const listTrash500 = signInWithGoogle400;
const listTrash503 = signInWithGoogle400;
const emptyTrash401 = signInWithGoogle400;
const emptyTrash403 = signInWithGoogle400;
const emptyTrash429 = signInWithGoogle400;
const emptyTrash500 = signInWithGoogle400;
const emptyTrash503 = signInWithGoogle400;
const emptyTrash507 = signInWithGoogle400;
const deleteFromTrash401 = signInWithGoogle400;
const deleteFromTrash403 = signInWithGoogle400;
const deleteFromTrash404 = signInWithGoogle400;
const deleteFromTrash429 = signInWithGoogle400;
const deleteFromTrash500 = signInWithGoogle400;
const deleteFromTrash503 = signInWithGoogle400;
const deleteFromTrash507 = signInWithGoogle400;
const restoreFromTrash400 = signInWithGoogle400;
const restoreFromTrash401 = signInWithGoogle400;
const restoreFromTrash403 = signInWithGoogle400;
const restoreFromTrash404 = signInWithGoogle400;
const restoreFromTrash409 = signInWithGoogle400;
const restoreFromTrash413 = signInWithGoogle400;
const restoreFromTrash415 = signInWithGoogle400;
const restoreFromTrash429 = signInWithGoogle400;
const restoreFromTrash500 = signInWithGoogle400;
const restoreFromTrash503 = signInWithGoogle400;
const restoreFromTrash507 = signInWithGoogle400;
const listWritingSessions401 = signInWithGoogle400;
const listWritingSessions403 = signInWithGoogle400;
const listWritingSessions404 = signInWithGoogle400;
const listWritingSessions429 = signInWithGoogle400;
const listWritingSessions500 = signInWithGoogle400;
const listWritingSessions503 = signInWithGoogle400;
const startWritingSession400 = signInWithGoogle400;
const startWritingSession401 = signInWithGoogle400;
const startWritingSession403 = signInWithGoogle400;
const startWritingSession404 = signInWithGoogle400;
const startWritingSession413 = signInWithGoogle400;
const startWritingSession415 = signInWithGoogle400;
const startWritingSession429 = signInWithGoogle400;
const startWritingSession500 = signInWithGoogle400;
const startWritingSession503 = signInWithGoogle400;
const startWritingSession507 = signInWithGoogle400;
const getLiveWritingSession401 = signInWithGoogle400;
const getLiveWritingSession403 = signInWithGoogle400;
const getLiveWritingSession429 = signInWithGoogle400;
const getLiveWritingSession500 = signInWithGoogle400;
const getLiveWritingSession503 = signInWithGoogle400;
const getWritingSession401 = signInWithGoogle400;
const getWritingSession403 = signInWithGoogle400;
const getWritingSession404 = signInWithGoogle400;
const getWritingSession429 = signInWithGoogle400;
const getWritingSession500 = signInWithGoogle400;
const getWritingSession503 = signInWithGoogle400;
const updateWritingSession400 = signInWithGoogle400;
const updateWritingSession401 = signInWithGoogle400;
const updateWritingSession403 = signInWithGoogle400;
const updateWritingSession404 = signInWithGoogle400;
const updateWritingSession412 = signInWithGoogle400;
const updateWritingSession413 = signInWithGoogle400;
const updateWritingSession415 = signInWithGoogle400;
const updateWritingSession429 = signInWithGoogle400;
const updateWritingSession500 = signInWithGoogle400;
const updateWritingSession503 = signInWithGoogle400;
const updateWritingSession507 = signInWithGoogle400;
const getWritingSessionText401 = signInWithGoogle400;
const getWritingSessionText403 = signInWithGoogle400;
const getWritingSessionText404 = signInWithGoogle400;
const getWritingSessionText429 = signInWithGoogle400;
const getWritingSessionText500 = signInWithGoogle400;
const getWritingSessionText503 = signInWithGoogle400;
const pauseWritingSession401 = signInWithGoogle400;
const pauseWritingSession403 = signInWithGoogle400;
const pauseWritingSession404 = signInWithGoogle400;
const pauseWritingSession409 = signInWithGoogle400;
const pauseWritingSession412 = signInWithGoogle400;
const pauseWritingSession429 = signInWithGoogle400;
const pauseWritingSession500 = signInWithGoogle400;
const pauseWritingSession503 = signInWithGoogle400;
const pauseWritingSession507 = signInWithGoogle400;
const resumeWritingSession401 = signInWithGoogle400;
const resumeWritingSession403 = signInWithGoogle400;
const resumeWritingSession404 = signInWithGoogle400;
const resumeWritingSession409 = signInWithGoogle400;
const resumeWritingSession412 = signInWithGoogle400;
const resumeWritingSession429 = signInWithGoogle400;
const resumeWritingSession500 = signInWithGoogle400;
const resumeWritingSession503 = signInWithGoogle400;
const resumeWritingSession507 = signInWithGoogle400;
const endWritingSession400 = signInWithGoogle400;
const endWritingSession401 = signInWithGoogle400;
const endWritingSession403 = signInWithGoogle400;
const endWritingSession404 = signInWithGoogle400;
const endWritingSession409 = signInWithGoogle400;
const endWritingSession412 = signInWithGoogle400;
const endWritingSession413 = signInWithGoogle400;
const endWritingSession415 = signInWithGoogle400;
const endWritingSession429 = signInWithGoogle400;
const endWritingSession500 = signInWithGoogle400;
const endWritingSession503 = signInWithGoogle400;
const endWritingSession507 = signInWithGoogle400;
const saveWritingSessionDraft400 = signInWithGoogle400;
const saveWritingSessionDraft401 = signInWithGoogle400;
const saveWritingSessionDraft403 = signInWithGoogle400;
const saveWritingSessionDraft404 = signInWithGoogle400;
const saveWritingSessionDraft409 = signInWithGoogle400;
const saveWritingSessionDraft412 = signInWithGoogle400;
const saveWritingSessionDraft413 = signInWithGoogle400;
const saveWritingSessionDraft415 = signInWithGoogle400;
const saveWritingSessionDraft429 = signInWithGoogle400;
const saveWritingSessionDraft500 = signInWithGoogle400;
const saveWritingSessionDraft503 = signInWithGoogle400;
const saveWritingSessionDraft507 = signInWithGoogle400;
const publishWritingSession400 = signInWithGoogle400;
const publishWritingSession401 = signInWithGoogle400;
const publishWritingSession403 = signInWithGoogle400;
const publishWritingSession404 = signInWithGoogle400;
const publishWritingSession409 = signInWithGoogle400;
const publishWritingSession412 = signInWithGoogle400;
const publishWritingSession413 = signInWithGoogle400;
const publishWritingSession415 = signInWithGoogle400;
const publishWritingSession429 = signInWithGoogle400;
const publishWritingSession500 = signInWithGoogle400;
const publishWritingSession503 = signInWithGoogle400;
const publishWritingSession507 = signInWithGoogle400;
const unpublishWritingSession401 = signInWithGoogle400;
const unpublishWritingSession403 = signInWithGoogle400;
const unpublishWritingSession404 = signInWithGoogle400;
const unpublishWritingSession409 = signInWithGoogle400;
const unpublishWritingSession412 = signInWithGoogle400;
const unpublishWritingSession429 = signInWithGoogle400;
const unpublishWritingSession500 = signInWithGoogle400;
const unpublishWritingSession503 = signInWithGoogle400;
const unpublishWritingSession507 = signInWithGoogle400;
const discardWritingSession401 = signInWithGoogle400;
const discardWritingSession403 = signInWithGoogle400;
const discardWritingSession404 = signInWithGoogle400;
const discardWritingSession409 = signInWithGoogle400;
const discardWritingSession412 = signInWithGoogle400;
const discardWritingSession429 = signInWithGoogle400;
const discardWritingSession500 = signInWithGoogle400;
const discardWritingSession503 = signInWithGoogle400;
const discardWritingSession507 = signInWithGoogle400;
const getCurrentObjectives401 = signInWithGoogle400;
const getCurrentObjectives403 = signInWithGoogle400;
const getCurrentObjectives429 = signInWithGoogle400;
const getCurrentObjectives500 = signInWithGoogle400;
const getCurrentObjectives503 = signInWithGoogle400;
const setObjectives400 = signInWithGoogle400;
const setObjectives401 = signInWithGoogle400;
const setObjectives403 = signInWithGoogle400;
const setObjectives412 = signInWithGoogle400;
const setObjectives413 = signInWithGoogle400;
const setObjectives415 = signInWithGoogle400;
const setObjectives429 = signInWithGoogle400;
const setObjectives500 = signInWithGoogle400;
const setObjectives503 = signInWithGoogle400;
const setObjectives507 = signInWithGoogle400;
const listObjectiveWeeks401 = signInWithGoogle400;
const listObjectiveWeeks403 = signInWithGoogle400;
const listObjectiveWeeks429 = signInWithGoogle400;
const listObjectiveWeeks500 = signInWithGoogle400;
const listObjectiveWeeks503 = signInWithGoogle400;
const getCalendar401 = signInWithGoogle400;
const getCalendar403 = signInWithGoogle400;
const getCalendar429 = signInWithGoogle400;
const getCalendar500 = signInWithGoogle400;
const getCalendar503 = signInWithGoogle400;
const getDailyWords401 = signInWithGoogle400;
const getDailyWords403 = signInWithGoogle400;
const getDailyWords429 = signInWithGoogle400;
const getDailyWords500 = signInWithGoogle400;
const getDailyWords503 = signInWithGoogle400;
const listPublishedSessions401 = signInWithGoogle400;
const listPublishedSessions403 = signInWithGoogle400;
const listPublishedSessions429 = signInWithGoogle400;
const listPublishedSessions500 = signInWithGoogle400;
const listPublishedSessions503 = signInWithGoogle400;
const getPublishedSession401 = signInWithGoogle400;
const getPublishedSession403 = signInWithGoogle400;
const getPublishedSession404 = signInWithGoogle400;
const getPublishedSession429 = signInWithGoogle400;
const getPublishedSession500 = signInWithGoogle400;
const getPublishedSession503 = signInWithGoogle400;
const listSubscribers401 = signInWithGoogle400;
const listSubscribers403 = signInWithGoogle400;
const listSubscribers429 = signInWithGoogle400;
const listSubscribers500 = signInWithGoogle400;
const listSubscribers503 = signInWithGoogle400;
const listInvitations401 = signInWithGoogle400;
const listInvitations403 = signInWithGoogle400;
const listInvitations429 = signInWithGoogle400;
const listInvitations500 = signInWithGoogle400;
const listInvitations503 = signInWithGoogle400;
const createInvitation401 = signInWithGoogle400;
const createInvitation403 = signInWithGoogle400;
const createInvitation409 = signInWithGoogle400;
const createInvitation429 = signInWithGoogle400;
const createInvitation500 = signInWithGoogle400;
const createInvitation503 = signInWithGoogle400;
const createInvitation507 = signInWithGoogle400;
const revokeInvitation401 = signInWithGoogle400;
const revokeInvitation403 = signInWithGoogle400;
const revokeInvitation404 = signInWithGoogle400;
const revokeInvitation429 = signInWithGoogle400;
const revokeInvitation500 = signInWithGoogle400;
const revokeInvitation503 = signInWithGoogle400;
const revokeInvitation507 = signInWithGoogle400;
const removeSubscriber401 = signInWithGoogle400;
const removeSubscriber403 = signInWithGoogle400;
const removeSubscriber404 = signInWithGoogle400;
const removeSubscriber429 = signInWithGoogle400;
const removeSubscriber500 = signInWithGoogle400;
const removeSubscriber503 = signInWithGoogle400;
const removeSubscriber507 = signInWithGoogle400;
const listSubscriptions401 = signInWithGoogle400;
const listSubscriptions403 = signInWithGoogle400;
const listSubscriptions429 = signInWithGoogle400;
const listSubscriptions500 = signInWithGoogle400;
const listSubscriptions503 = signInWithGoogle400;
const acceptInvitation400 = signInWithGoogle400;
const acceptInvitation401 = signInWithGoogle400;
const acceptInvitation403 = signInWithGoogle400;
const acceptInvitation404 = signInWithGoogle400;
const acceptInvitation409 = signInWithGoogle400;
const acceptInvitation413 = signInWithGoogle400;
const acceptInvitation415 = signInWithGoogle400;
const acceptInvitation429 = signInWithGoogle400;
const acceptInvitation500 = signInWithGoogle400;
const acceptInvitation503 = signInWithGoogle400;
const acceptInvitation507 = signInWithGoogle400;
const previewInvitation400 = signInWithGoogle400;
const previewInvitation401 = signInWithGoogle400;
const previewInvitation403 = signInWithGoogle400;
const previewInvitation404 = signInWithGoogle400;
const previewInvitation413 = signInWithGoogle400;
const previewInvitation415 = signInWithGoogle400;
const previewInvitation429 = signInWithGoogle400;
const previewInvitation500 = signInWithGoogle400;
const previewInvitation503 = signInWithGoogle400;
const previewInvitation507 = signInWithGoogle400;
const endSubscription401 = signInWithGoogle400;
const endSubscription403 = signInWithGoogle400;
const endSubscription404 = signInWithGoogle400;
const endSubscription429 = signInWithGoogle400;
const endSubscription500 = signInWithGoogle400;
const endSubscription503 = signInWithGoogle400;
const endSubscription507 = signInWithGoogle400;
const joinWaitlist400 = signInWithGoogle400;
const joinWaitlist409 = signInWithGoogle400;
const joinWaitlist413 = signInWithGoogle400;
const joinWaitlist415 = signInWithGoogle400;
const joinWaitlist429 = signInWithGoogle400;
const joinWaitlist500 = signInWithGoogle400;
const joinWaitlist503 = signInWithGoogle400;
const joinWaitlist507 = signInWithGoogle400;
const askQuestion400 = signInWithGoogle400;
const askQuestion413 = signInWithGoogle400;
const askQuestion415 = signInWithGoogle400;
const askQuestion429 = signInWithGoogle400;
const askQuestion500 = signInWithGoogle400;
const askQuestion503 = signInWithGoogle400;
const askQuestion507 = signInWithGoogle400;
const suggestFeature400 = signInWithGoogle400;
const suggestFeature413 = signInWithGoogle400;
const suggestFeature415 = signInWithGoogle400;
const suggestFeature429 = signInWithGoogle400;
const suggestFeature500 = signInWithGoogle400;
const suggestFeature503 = signInWithGoogle400;
const suggestFeature507 = signInWithGoogle400;
const listArticles500 = signInWithGoogle400;
const getArticle404 = signInWithGoogle400;
const getArticle500 = signInWithGoogle400;
const listRedirects500 = signInWithGoogle400;
const listDevices401 = signInWithGoogle400;
const listDevices403 = signInWithGoogle400;
const listDevices429 = signInWithGoogle400;
const listDevices500 = signInWithGoogle400;
const listDevices503 = signInWithGoogle400;
const endDevice401 = signInWithGoogle400;
const endDevice403 = signInWithGoogle400;
const endDevice404 = signInWithGoogle400;
const endDevice429 = signInWithGoogle400;
const endDevice500 = signInWithGoogle400;
const endDevice503 = signInWithGoogle400;
const endDevice507 = signInWithGoogle400;
const exportAccount401 = signInWithGoogle400;
const exportAccount403 = signInWithGoogle400;
const exportAccount429 = signInWithGoogle400;
const exportAccount500 = signInWithGoogle400;
const exportAccount503 = signInWithGoogle400;
const archiveAccount401 = signInWithGoogle400;
const archiveAccount403 = signInWithGoogle400;
const archiveAccount429 = signInWithGoogle400;
const archiveAccount500 = signInWithGoogle400;
const archiveAccount503 = signInWithGoogle400;
const importArchive400 = signInWithGoogle400;
const importArchive401 = signInWithGoogle400;
const importArchive403 = signInWithGoogle400;
const importArchive413 = signInWithGoogle400;
const importArchive415 = signInWithGoogle400;
const importArchive429 = signInWithGoogle400;
const importArchive500 = signInWithGoogle400;
const importArchive503 = signInWithGoogle400;
const importArchive507 = signInWithGoogle400;
const deleteAccount400 = signInWithGoogle400;
const deleteAccount401 = signInWithGoogle400;
const deleteAccount403 = signInWithGoogle400;
const deleteAccount413 = signInWithGoogle400;
const deleteAccount415 = signInWithGoogle400;
const deleteAccount429 = signInWithGoogle400;
const deleteAccount500 = signInWithGoogle400;
const deleteAccount503 = signInWithGoogle400;
const deleteAccount507 = signInWithGoogle400;
const getHealth500 = signInWithGoogle400;
const getReadiness500 = signInWithGoogle400;
const getReadiness503 = signInWithGoogle400;
const refreshAccessToken422 = signInWithGoogle422;
const signOut422 = signInWithGoogle422;
const signOutEverywhere422 = signInWithGoogle422;
const getCurrentUser422 = signInWithGoogle422;
const updateProfile422 = signInWithGoogle422;
const listProjects422 = signInWithGoogle422;
const createProject422 = signInWithGoogle422;
const getProject422 = signInWithGoogle422;
const updateProject422 = signInWithGoogle422;
const deleteProject422 = signInWithGoogle422;
const listProjectTexts422 = signInWithGoogle422;
const listJournalEntries422 = signInWithGoogle422;
const getJournalEntry422 = signInWithGoogle422;
const openJournalEntry422 = signInWithGoogle422;
const listDocuments422 = signInWithGoogle422;
const createDocument422 = signInWithGoogle422;
const findDocumentTitles422 = signInWithGoogle422;
const getDocument422 = signInWithGoogle422;
const updateDocument422 = signInWithGoogle422;
const deleteDocument422 = signInWithGoogle422;
const moveDocument422 = signInWithGoogle422;
const saveParagraphs422 = signInWithGoogle422;
const listDocumentVersions422 = signInWithGoogle422;
const createDocumentVersion422 = signInWithGoogle422;
const getDocumentVersion422 = signInWithGoogle422;
const renameDocumentVersion422 = signInWithGoogle422;
const deleteDocumentVersion422 = signInWithGoogle422;
const restoreDocumentVersion422 = signInWithGoogle422;
const getDocumentVersionDifference422 = signInWithGoogle422;
const listTrash422 = signInWithGoogle422;
const emptyTrash422 = signInWithGoogle422;
const deleteFromTrash422 = signInWithGoogle422;
const restoreFromTrash422 = signInWithGoogle422;
const listWritingSessions422 = signInWithGoogle422;
const startWritingSession422 = signInWithGoogle422;
const getLiveWritingSession422 = signInWithGoogle422;
const getWritingSession422 = signInWithGoogle422;
const updateWritingSession422 = signInWithGoogle422;
const getWritingSessionText422 = signInWithGoogle422;
const pauseWritingSession422 = signInWithGoogle422;
const resumeWritingSession422 = signInWithGoogle422;
const endWritingSession422 = signInWithGoogle422;
const saveWritingSessionDraft422 = signInWithGoogle422;
const publishWritingSession422 = signInWithGoogle422;
const unpublishWritingSession422 = signInWithGoogle422;
const discardWritingSession422 = signInWithGoogle422;
const getCurrentObjectives422 = signInWithGoogle422;
const setObjectives422 = signInWithGoogle422;
const listObjectiveWeeks422 = signInWithGoogle422;
const getCalendar422 = signInWithGoogle422;
const getDailyWords422 = signInWithGoogle422;
const listPublishedSessions422 = signInWithGoogle422;
const getPublishedSession422 = signInWithGoogle422;
const listSubscribers422 = signInWithGoogle422;
const listInvitations422 = signInWithGoogle422;
const createInvitation422 = signInWithGoogle422;
const revokeInvitation422 = signInWithGoogle422;
const removeSubscriber422 = signInWithGoogle422;
const listSubscriptions422 = signInWithGoogle422;
const acceptInvitation422 = signInWithGoogle422;
const previewInvitation422 = signInWithGoogle422;
const endSubscription422 = signInWithGoogle422;
const joinWaitlist422 = signInWithGoogle422;
const askQuestion422 = signInWithGoogle422;
const suggestFeature422 = signInWithGoogle422;
const listArticles422 = signInWithGoogle422;
const getArticle422 = signInWithGoogle422;
const listRedirects422 = signInWithGoogle422;
const listDevices422 = signInWithGoogle422;
const endDevice422 = signInWithGoogle422;
const exportAccount422 = signInWithGoogle422;
const archiveAccount422 = signInWithGoogle422;
const importArchive422 = signInWithGoogle422;
const deleteAccount422 = signInWithGoogle422;
const getHealth422 = signInWithGoogle422;
const getReadiness422 = signInWithGoogle422;
const updateProfile200 = getCurrentUser200;
const getProject200 = createProject201;
const updateProject200 = createProject201;
const openJournalEntry200 = getJournalEntry200;
const openJournalEntry201 = getJournalEntry200;
const createDocument201 = getJournalEntry200;
const getDocument200 = getJournalEntry200;
const moveDocument200 = updateDocument200;
const restoreDocumentVersion200 = saveParagraphs200;
const renameDocumentVersion200 = createDocumentVersion201;
const importArchive409 = createDocumentVersion409;
const getWritingSession200 = startWritingSession201;
const updateWritingSession200 = startWritingSession201;
const pauseWritingSession200 = startWritingSession201;
const resumeWritingSession200 = startWritingSession201;
const endWritingSession200 = startWritingSession201;
const saveWritingSessionDraft200 = startWritingSession201;
const publishWritingSession200 = startWritingSession201;
const unpublishWritingSession200 = startWritingSession201;
const discardWritingSession200 = startWritingSession201;
const setObjectives200 = getCurrentObjectives200;
const acceptInvitation201 = acceptInvitation200;
const askQuestion201 = joinWaitlist201;
const suggestFeature201 = joinWaitlist201;
export { acceptInvitation200, acceptInvitation201, acceptInvitation400, acceptInvitation401, acceptInvitation403, acceptInvitation404, acceptInvitation409, acceptInvitation413, acceptInvitation415, acceptInvitation422, acceptInvitation429, acceptInvitation500, acceptInvitation503, acceptInvitation507, archiveAccount401, archiveAccount403, archiveAccount422, archiveAccount429, archiveAccount500, archiveAccount503, askQuestion201, askQuestion400, askQuestion413, askQuestion415, askQuestion422, askQuestion429, askQuestion500, askQuestion503, askQuestion507, createDocument201, createDocument400, createDocument401, createDocument403, createDocument404, createDocument409, createDocument413, createDocument415, createDocument422, createDocument429, createDocument500, createDocument503, createDocument507, createDocumentVersion201, createDocumentVersion400, createDocumentVersion401, createDocumentVersion403, createDocumentVersion404, createDocumentVersion409, createDocumentVersion413, createDocumentVersion415, createDocumentVersion422, createDocumentVersion429, createDocumentVersion500, createDocumentVersion503, createDocumentVersion507, createInvitation201, createInvitation401, createInvitation403, createInvitation409, createInvitation422, createInvitation429, createInvitation500, createInvitation503, createInvitation507, createProject201, createProject400, createProject401, createProject403, createProject413, createProject415, createProject422, createProject429, createProject500, createProject503, createProject507, deleteAccount400, deleteAccount401, deleteAccount403, deleteAccount413, deleteAccount415, deleteAccount422, deleteAccount429, deleteAccount500, deleteAccount503, deleteAccount507, deleteDocument401, deleteDocument403, deleteDocument404, deleteDocument412, deleteDocument422, deleteDocument429, deleteDocument500, deleteDocument503, deleteDocument507, deleteDocumentVersion401, deleteDocumentVersion403, deleteDocumentVersion404, deleteDocumentVersion422, deleteDocumentVersion429, deleteDocumentVersion500, deleteDocumentVersion503, deleteDocumentVersion507, deleteFromTrash401, deleteFromTrash403, deleteFromTrash404, deleteFromTrash422, deleteFromTrash429, deleteFromTrash500, deleteFromTrash503, deleteFromTrash507, deleteProject401, deleteProject403, deleteProject404, deleteProject412, deleteProject422, deleteProject429, deleteProject500, deleteProject503, deleteProject507, discardWritingSession200, discardWritingSession401, discardWritingSession403, discardWritingSession404, discardWritingSession409, discardWritingSession412, discardWritingSession422, discardWritingSession429, discardWritingSession500, discardWritingSession503, discardWritingSession507, emptyTrash401, emptyTrash403, emptyTrash422, emptyTrash429, emptyTrash500, emptyTrash503, emptyTrash507, endDevice401, endDevice403, endDevice404, endDevice422, endDevice429, endDevice500, endDevice503, endDevice507, endSubscription401, endSubscription403, endSubscription404, endSubscription422, endSubscription429, endSubscription500, endSubscription503, endSubscription507, endWritingSession200, endWritingSession400, endWritingSession401, endWritingSession403, endWritingSession404, endWritingSession409, endWritingSession412, endWritingSession413, endWritingSession415, endWritingSession422, endWritingSession429, endWritingSession500, endWritingSession503, endWritingSession507, exportAccount200, exportAccount401, exportAccount403, exportAccount422, exportAccount429, exportAccount500, exportAccount503, findDocumentTitles200, findDocumentTitles401, findDocumentTitles403, findDocumentTitles422, findDocumentTitles429, findDocumentTitles500, findDocumentTitles503, getArticle200, getArticle404, getArticle422, getArticle500, getCalendar200, getCalendar401, getCalendar403, getCalendar422, getCalendar429, getCalendar500, getCalendar503, getCurrentObjectives200, getCurrentObjectives401, getCurrentObjectives403, getCurrentObjectives422, getCurrentObjectives429, getCurrentObjectives500, getCurrentObjectives503, getCurrentUser200, getCurrentUser401, getCurrentUser403, getCurrentUser422, getCurrentUser429, getCurrentUser500, getCurrentUser503, getDailyWords200, getDailyWords401, getDailyWords403, getDailyWords422, getDailyWords429, getDailyWords500, getDailyWords503, getDocument200, getDocument401, getDocument403, getDocument404, getDocument422, getDocument429, getDocument500, getDocument503, getDocumentVersion200, getDocumentVersion401, getDocumentVersion403, getDocumentVersion404, getDocumentVersion422, getDocumentVersion429, getDocumentVersion500, getDocumentVersion503, getDocumentVersionDifference200, getDocumentVersionDifference401, getDocumentVersionDifference403, getDocumentVersionDifference404, getDocumentVersionDifference422, getDocumentVersionDifference429, getDocumentVersionDifference500, getDocumentVersionDifference503, getHealth200, getHealth422, getHealth500, getJournalEntry200, getJournalEntry401, getJournalEntry403, getJournalEntry404, getJournalEntry422, getJournalEntry429, getJournalEntry500, getJournalEntry503, getLiveWritingSession200, getLiveWritingSession401, getLiveWritingSession403, getLiveWritingSession422, getLiveWritingSession429, getLiveWritingSession500, getLiveWritingSession503, getProject200, getProject401, getProject403, getProject404, getProject422, getProject429, getProject500, getProject503, getPublishedSession200, getPublishedSession401, getPublishedSession403, getPublishedSession404, getPublishedSession422, getPublishedSession429, getPublishedSession500, getPublishedSession503, getReadiness200, getReadiness422, getReadiness500, getReadiness503, getWritingSession200, getWritingSession401, getWritingSession403, getWritingSession404, getWritingSession422, getWritingSession429, getWritingSession500, getWritingSession503, getWritingSessionText200, getWritingSessionText401, getWritingSessionText403, getWritingSessionText404, getWritingSessionText422, getWritingSessionText429, getWritingSessionText500, getWritingSessionText503, importArchive200, importArchive400, importArchive401, importArchive403, importArchive409, importArchive413, importArchive415, importArchive422, importArchive429, importArchive500, importArchive503, importArchive507, joinWaitlist201, joinWaitlist400, joinWaitlist409, joinWaitlist413, joinWaitlist415, joinWaitlist422, joinWaitlist429, joinWaitlist500, joinWaitlist503, joinWaitlist507, listArticles200, listArticles422, listArticles500, listDevices200, listDevices401, listDevices403, listDevices422, listDevices429, listDevices500, listDevices503, listDocumentVersions200, listDocumentVersions401, listDocumentVersions403, listDocumentVersions404, listDocumentVersions422, listDocumentVersions429, listDocumentVersions500, listDocumentVersions503, listDocuments200, listDocuments401, listDocuments403, listDocuments404, listDocuments422, listDocuments429, listDocuments500, listDocuments503, listInvitations200, listInvitations401, listInvitations403, listInvitations422, listInvitations429, listInvitations500, listInvitations503, listJournalEntries200, listJournalEntries401, listJournalEntries403, listJournalEntries404, listJournalEntries422, listJournalEntries429, listJournalEntries500, listJournalEntries503, listObjectiveWeeks200, listObjectiveWeeks401, listObjectiveWeeks403, listObjectiveWeeks422, listObjectiveWeeks429, listObjectiveWeeks500, listObjectiveWeeks503, listProjectTexts200, listProjectTexts401, listProjectTexts403, listProjectTexts404, listProjectTexts422, listProjectTexts429, listProjectTexts500, listProjectTexts503, listProjects200, listProjects401, listProjects403, listProjects422, listProjects429, listProjects500, listProjects503, listPublishedSessions200, listPublishedSessions401, listPublishedSessions403, listPublishedSessions422, listPublishedSessions429, listPublishedSessions500, listPublishedSessions503, listRedirects200, listRedirects422, listRedirects500, listSubscribers200, listSubscribers401, listSubscribers403, listSubscribers422, listSubscribers429, listSubscribers500, listSubscribers503, listSubscriptions200, listSubscriptions401, listSubscriptions403, listSubscriptions422, listSubscriptions429, listSubscriptions500, listSubscriptions503, listTrash200, listTrash401, listTrash403, listTrash422, listTrash429, listTrash500, listTrash503, listWritingSessions200, listWritingSessions401, listWritingSessions403, listWritingSessions404, listWritingSessions422, listWritingSessions429, listWritingSessions500, listWritingSessions503, moveDocument200, moveDocument400, moveDocument401, moveDocument403, moveDocument404, moveDocument409, moveDocument412, moveDocument413, moveDocument415, moveDocument422, moveDocument429, moveDocument500, moveDocument503, moveDocument507, openJournalEntry200, openJournalEntry201, openJournalEntry400, openJournalEntry401, openJournalEntry403, openJournalEntry404, openJournalEntry409, openJournalEntry413, openJournalEntry415, openJournalEntry422, openJournalEntry429, openJournalEntry500, openJournalEntry503, openJournalEntry507, pauseWritingSession200, pauseWritingSession401, pauseWritingSession403, pauseWritingSession404, pauseWritingSession409, pauseWritingSession412, pauseWritingSession422, pauseWritingSession429, pauseWritingSession500, pauseWritingSession503, pauseWritingSession507, previewInvitation200, previewInvitation400, previewInvitation401, previewInvitation403, previewInvitation404, previewInvitation413, previewInvitation415, previewInvitation422, previewInvitation429, previewInvitation500, previewInvitation503, previewInvitation507, publishWritingSession200, publishWritingSession400, publishWritingSession401, publishWritingSession403, publishWritingSession404, publishWritingSession409, publishWritingSession412, publishWritingSession413, publishWritingSession415, publishWritingSession422, publishWritingSession429, publishWritingSession500, publishWritingSession503, publishWritingSession507, refreshAccessToken200, refreshAccessToken400, refreshAccessToken401, refreshAccessToken403, refreshAccessToken413, refreshAccessToken415, refreshAccessToken422, refreshAccessToken429, refreshAccessToken500, refreshAccessToken503, refreshAccessToken507, removeSubscriber401, removeSubscriber403, removeSubscriber404, removeSubscriber422, removeSubscriber429, removeSubscriber500, removeSubscriber503, removeSubscriber507, renameDocumentVersion200, renameDocumentVersion400, renameDocumentVersion401, renameDocumentVersion403, renameDocumentVersion404, renameDocumentVersion413, renameDocumentVersion415, renameDocumentVersion422, renameDocumentVersion429, renameDocumentVersion500, renameDocumentVersion503, renameDocumentVersion507, restoreDocumentVersion200, restoreDocumentVersion400, restoreDocumentVersion401, restoreDocumentVersion403, restoreDocumentVersion404, restoreDocumentVersion409, restoreDocumentVersion412, restoreDocumentVersion413, restoreDocumentVersion415, restoreDocumentVersion422, restoreDocumentVersion429, restoreDocumentVersion500, restoreDocumentVersion503, restoreDocumentVersion507, restoreFromTrash200, restoreFromTrash400, restoreFromTrash401, restoreFromTrash403, restoreFromTrash404, restoreFromTrash409, restoreFromTrash413, restoreFromTrash415, restoreFromTrash422, restoreFromTrash429, restoreFromTrash500, restoreFromTrash503, restoreFromTrash507, resumeWritingSession200, resumeWritingSession401, resumeWritingSession403, resumeWritingSession404, resumeWritingSession409, resumeWritingSession412, resumeWritingSession422, resumeWritingSession429, resumeWritingSession500, resumeWritingSession503, resumeWritingSession507, revokeInvitation401, revokeInvitation403, revokeInvitation404, revokeInvitation422, revokeInvitation429, revokeInvitation500, revokeInvitation503, revokeInvitation507, saveParagraphs200, saveParagraphs400, saveParagraphs401, saveParagraphs403, saveParagraphs404, saveParagraphs409, saveParagraphs413, saveParagraphs415, saveParagraphs422, saveParagraphs429, saveParagraphs500, saveParagraphs503, saveParagraphs507, saveWritingSessionDraft200, saveWritingSessionDraft400, saveWritingSessionDraft401, saveWritingSessionDraft403, saveWritingSessionDraft404, saveWritingSessionDraft409, saveWritingSessionDraft412, saveWritingSessionDraft413, saveWritingSessionDraft415, saveWritingSessionDraft422, saveWritingSessionDraft429, saveWritingSessionDraft500, saveWritingSessionDraft503, saveWritingSessionDraft507, setObjectives200, setObjectives400, setObjectives401, setObjectives403, setObjectives412, setObjectives413, setObjectives415, setObjectives422, setObjectives429, setObjectives500, setObjectives503, setObjectives507, signInWithGoogle200, signInWithGoogle400, signInWithGoogle401, signInWithGoogle403, signInWithGoogle413, signInWithGoogle415, signInWithGoogle422, signInWithGoogle429, signInWithGoogle500, signInWithGoogle503, signInWithGoogle507, signOut400, signOut413, signOut415, signOut422, signOut500, signOut503, signOut507, signOutEverywhere401, signOutEverywhere403, signOutEverywhere422, signOutEverywhere429, signOutEverywhere500, signOutEverywhere503, signOutEverywhere507, startWritingSession201, startWritingSession400, startWritingSession401, startWritingSession403, startWritingSession404, startWritingSession409, startWritingSession413, startWritingSession415, startWritingSession422, startWritingSession429, startWritingSession500, startWritingSession503, startWritingSession507, suggestFeature201, suggestFeature400, suggestFeature413, suggestFeature415, suggestFeature422, suggestFeature429, suggestFeature500, suggestFeature503, suggestFeature507, unpublishWritingSession200, unpublishWritingSession401, unpublishWritingSession403, unpublishWritingSession404, unpublishWritingSession409, unpublishWritingSession412, unpublishWritingSession422, unpublishWritingSession429, unpublishWritingSession500, unpublishWritingSession503, unpublishWritingSession507, updateDocument200, updateDocument400, updateDocument401, updateDocument403, updateDocument404, updateDocument409, updateDocument412, updateDocument413, updateDocument415, updateDocument422, updateDocument429, updateDocument500, updateDocument503, updateDocument507, updateProfile200, updateProfile400, updateProfile401, updateProfile403, updateProfile412, updateProfile413, updateProfile415, updateProfile422, updateProfile429, updateProfile500, updateProfile503, updateProfile507, updateProject200, updateProject400, updateProject401, updateProject403, updateProject404, updateProject412, updateProject413, updateProject415, updateProject422, updateProject429, updateProject500, updateProject503, updateProject507, updateWritingSession200, updateWritingSession400, updateWritingSession401, updateWritingSession403, updateWritingSession404, updateWritingSession412, updateWritingSession413, updateWritingSession415, updateWritingSession422, updateWritingSession429, updateWritingSession500, updateWritingSession503, updateWritingSession507 };
